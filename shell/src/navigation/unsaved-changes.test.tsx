import { act, screen, waitFor, within } from '@testing-library/react';
import type { RemoteProps } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { LeaveWarning } from '@turno/shared-ui/forms';
import { newUser } from '@turno/shared-ui/test';
import { plainRemote, renderShell } from '../../test/render-shell.tsx';

const MERCHANT = buildSession({ roles: ['ROLE_MERCHANT'] });

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function UnsavedForm({ onEvent }: RemoteProps) {
  const leave = () => onEvent({ type: 'navigate-away', path: '/scan-create-pass' });
  return (
    <>
      <h1>form</h1>
      <LeaveWarning isDirty />
      <button type="button" onClick={leave}>
        passes
      </button>
    </>
  );
}

/** Goes from the passes to a form of the merchant's with unsaved changes. */
async function openForm() {
  const { host } = renderShell({
    path: '/scan-create-pass',
    session: MERCHANT,
    importRemote: async (name) =>
      name === 'mfe-merchant' ? { Remote: UnsavedForm } : plainRemote(name),
  });
  await screen.findByRole('heading', { name: 'mfe-passes' });
  await newUser().click(screen.getByRole('link', { name: 'Code' }));
  await screen.findByRole('heading', { name: 'form' });
  return host;
}

async function answer(name: string) {
  const question = await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
  await newUser().click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('MER-038 a link of the header waits until the person gives up the changes of a remote', async () => {
  await openForm();
  await newUser().click(screen.getByRole('link', { name: 'Pass' }));
  await answer('Resta qui');
  expect(window.location.pathname).toBe('/manage-merchant');
  await newUser().click(screen.getByRole('link', { name: 'Pass' }));
  await answer('Esci senza salvare');
  expect(await screen.findByRole('heading', { name: 'mfe-passes' })).toBeVisible();
});

test('MER-038 the back button waits as well', async () => {
  await openForm();
  act(() => window.history.back());
  await answer('Resta qui');
  await waitFor(() => expect(window.location.pathname).toBe('/manage-merchant'));
  act(() => window.history.back());
  await answer('Esci senza salvare');
  expect(await screen.findByRole('heading', { name: 'mfe-passes' })).toBeVisible();
  expect(window.location.pathname).toBe('/scan-create-pass');
});

test('MER-038 a navigation that a remote requests from its host waits as well', async () => {
  await openForm();
  await newUser().click(screen.getByRole('button', { name: 'passes' }));
  await answer('Esci senza salvare');
  expect(await screen.findByRole('heading', { name: 'mfe-passes' })).toBeVisible();
});

test('X-16 a session that ends leaves a protected page without a question', async () => {
  const host = await openForm();
  act(() => host.session.signOut());
  await waitFor(() => expect(window.location.pathname).toBe('/signin'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
