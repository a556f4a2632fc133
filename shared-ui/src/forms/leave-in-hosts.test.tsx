import { act, screen, waitFor, within } from '@testing-library/react';
import type { MountOptions, RemoteProps } from '@turno/shared-types';
import { mountRemote, RemoteFrame, startStandalone } from '@turno/shared-ui/boot';
import { sharedTexts } from '@turno/shared-ui/i18n';
import { Link, useLocation } from '@turno/shared-ui/router';
import { buildRemoteProps, newUser } from '@turno/shared-ui/test';
import { LeaveWarning } from './leave-warning.tsx';

/** A remote whose first page is a form with unsaved changes. */
function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={sharedTexts}>
      <Page />
    </RemoteFrame>
  );
}

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <p>page {pathname}</p>
      <LeaveWarning isDirty={pathname !== '/list'} />
      <Link to="/list">list</Link>
    </>
  );
}

const HOSTS: { host: string; mount: (element: Element, options: MountOptions) => () => void }[] = [
  {
    host: 'a partner’s page',
    mount: (element, options) => mountRemote(Remote, element, options).unmount,
  },
  {
    host: 'a page of its own',
    mount: (element, options) =>
      startStandalone(Remote, { element, defaultConfig: options }).unmount,
  },
];

beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({})));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test.each(HOSTS)(
  'MER-038 a remote in $host asks before unsaved edits are left',
  async ({ mount }) => {
    const element = document.createElement('div');
    document.body.append(element);
    const { props } = buildRemoteProps();
    const unmount = await act(async () => mount(element, { ...props, locale: 'it' }));
    const user = newUser();
    const leave = async (answer: string) => {
      await user.click(await screen.findByRole('link', { name: 'list' }));
      const question = within(await screen.findByRole('dialog', { name: 'Uscire senza salvare?' }));
      await user.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await leave('Resta qui');
    expect(screen.getByText('page /')).toBeVisible();
    await leave('Esci senza salvare');
    expect(await screen.findByText('page /list')).toBeVisible();
    await act(async () => unmount());
  },
);
