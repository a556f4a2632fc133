import { render, screen, within } from '@testing-library/react';
import { buildSession } from '@turno/shared-types/test-data';
import { LeaveWarning } from '@turno/shared-ui/forms';
import { sharedTexts } from '@turno/shared-ui/i18n';
import { createMemoryRouter, PAGE_ROUTES, PageRouter } from '@turno/shared-ui/router';
import { buildRemoteProps, loadBeforeTests, newUser, renderScreen } from '@turno/shared-ui/test';
import { SignOutButton, StaffPage } from './index.ts';

loadBeforeTests(sharedTexts);
const merchant = buildSession({ roles: ['ROLE_MERCHANT'] });
const signOut = () => screen.getByRole('button', { name: 'Esci' });

afterEach(() => localStorage.clear());

test('SHL-029 a staff page without the shell changes its language, and keeps what is typed', async () => {
  const user = newUser();
  const { props } = buildRemoteProps({ locale: 'it' }, merchant);
  const router = createMemoryRouter(PAGE_ROUTES, { initialEntries: ['/merchant-limits'] });
  const open = () =>
    render(
      <PageRouter router={router}>
        <StaffPage props={props} texts={sharedTexts}>
          <input aria-label="Nome" />
        </StaffPage>
      </PageRouter>,
    );
  const first = open();
  await user.type(await screen.findByRole('textbox'), 'Banco');
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Banco');
  expect(document.documentElement.lang).toBe('de');
  first.unmount();
  // The next visit begins with it.
  open();
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible();
});

test('with unsaved changes the sign-out asks before it ends the session', async () => {
  const page = (
    <>
      <LeaveWarning isDirty />
      <SignOutButton />
    </>
  );
  const { user, props } = renderScreen(page, { session: merchant });
  await user.click(signOut());
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(props.session.read()).toEqual(merchant);
  await user.click(signOut());
  const sheet = await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
  await user.click(within(sheet).getByRole('button', { name: 'Esci' }));
  expect(props.session.read()).toBeNull();
});
