import { screen, within } from '@testing-library/react';
import { buildSession } from '@turno/shared-types/test-data';
import { LeaveWarning } from '@turno/shared-ui/forms';
import { sharedTexts } from '@turno/shared-ui/i18n';
import { loadBeforeTests, renderScreen } from '@turno/shared-ui/test';
import { SignOutButton } from './index.ts';

loadBeforeTests(sharedTexts);
const merchant = buildSession({ roles: ['ROLE_MERCHANT'] });
const signOut = () => screen.getByRole('button', { name: 'Esci' });

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
