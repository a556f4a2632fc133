import { screen, waitFor, within } from '@testing-library/react';
import { resetPasswordCall } from '@turno/shared-types';
import { axeViolations, type FakeReply, failOffline, refuse, reply } from '@turno/shared-ui/test';
import { button, field } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';

const sends = reply(resetPasswordCall, {});

async function openSheet(replies: FakeReply[], typed = '') {
  const shown = show('/signin', { replies });
  if (typed) await shown.user.fill(await field('E-mail'), typed);
  await shown.user.click(await button('Hai dimenticato la password?'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Password dimenticata' }));
  return { ...shown, box: sheet.getByLabelText('E-mail'), sheet };
}

test('IDN-013, CON-075: the mail goes to the address that was typed already, and that is said', async () => {
  const { user, sheet, box, gateway } = await openSheet([sends], 'ada@example.com');
  expect(box).toHaveValue('ada@example.com');
  expect(box).toHaveFocus();
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(sheet.getByRole('button', { name: 'Invia il link' }));
  expect(await screen.findByText('Controlla la tua e-mail.')).toBeVisible();
  expect(await screen.findByText(/Abbiamo scritto a ada@example.com/)).toBeVisible();
  expect(gateway.requests.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('IDN-019: an invalid address is not sent; an empty one cannot be', async () => {
  const { user, sheet, box, gateway } = await openSheet([sends]);
  expect(sheet.getByRole('button', { name: 'Invia il link' })).toBeDisabled();
  await user.type(box, 'ada');
  await user.click(sheet.getByRole('button', { name: 'Invia il link' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/E-mail non valida/));
  expect(gateway.requests).toEqual([]);
});

test.each([
  ['IDN-014', refuse(resetPasswordCall, 'user_not_found'), /Nessun account con questa e-mail/],
  ['IDN-014', refuse(resetPasswordCall, 'facebook_account'), /non ha una password da reimpostare/],
  ['IDN-013', failOffline(resetPasswordCall), /Connessione assente/],
])('%s: the sheet stays open and says why no mail was sent', async (_, answer, words) => {
  const { user, sheet, box } = await openSheet([answer], 'ada@example.com');
  await user.click(sheet.getByRole('button', { name: 'Invia il link' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveValue('ada@example.com');
});
