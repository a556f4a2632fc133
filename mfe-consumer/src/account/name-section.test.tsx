import { screen, waitFor, within } from '@testing-library/react';
import { accountCall, type CallReply, changeNameCall, sessionsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  type FakeReply,
  failOffline,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';

type Account = CallReply<typeof accountCall>;
const account: Account = {
  id: 77,
  email: 'ada@example.com',
  name: 'Forno Aurora',
  role: 'ROLE_MERCHANT',
  emailVerified: true,
  newEmail: null,
  signsInWithFacebook: false,
};
const renamed = { ...account, name: 'Ada Lovelace' };

/** The account page with the sheet that changes the name. */
async function openSheet(answers: readonly FakeReply[], change: Partial<Account> = {}) {
  const ready = [reply(accountCall, { ...account, ...change }), reply(sessionsCall, [])];
  const shown = show('/account', { session: buildSession(), replies: [...ready, ...answers] });
  await shown.user.click(await button('Cambia nome'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cambia nome' }));
  const box = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });
  const save = sheet.getByRole('button', { name: 'Salva il nome' });
  return { ...shown, sheet, box, save, puts: () => putsOf(shown.gateway) };
}

const putsOf = ({ requests }: { requests: readonly { method: string }[] }) =>
  requests.filter(({ method }) => method === 'PUT');
const section = () => within(screen.getByRole('region', { name: 'Nome' }));

test('IDN-008 the name is shown, changed and said to be saved, and the button has the focus again', async () => {
  const { user, gateway, box, save, puts } = await openSheet([reply(changeNameCall, renamed)]);
  expect(box).toHaveValue('Forno Aurora');
  expect(box).toHaveAccessibleDescription('Lo leggono il tuo team e chi inviti a farne parte.');
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.clear(box);
  await user.fill(box, 'Ada Lovelace');
  gateway.answer(failOffline(accountCall));
  await user.click(save);
  expect(await screen.findByText('Nome salvato')).toBeVisible();
  expect(puts()).toMatchObject([
    { path: '/private/users/77/name', body: { name: 'Ada Lovelace' } },
  ]);
  // Without another reading of the account, here and at the head of the page.
  expect(section().getByText('Ada Lovelace')).toBeVisible();
  expect(screen.queryByText('Forno Aurora')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cambia nome' })).toHaveFocus());
});

test('IDN-008 a customer without a name gives one, which no team reads', async () => {
  const customer = { name: null, role: 'ROLE_USER' as const };
  const answer = reply(changeNameCall, { ...account, ...customer, name: 'Ada' });
  const { user, box, save } = await openSheet([answer], customer);
  expect(screen.getByText('Non hai ancora indicato un nome.')).toBeInTheDocument();
  expect(box).not.toHaveAccessibleDescription();
  expect(save).toBeDisabled();
  await user.type(box, '  ');
  expect(save).toBeDisabled();
  await user.type(box, 'Ada');
  await user.click(save);
  expect(await screen.findByText('Nome salvato')).toBeVisible();
});

test('IDN-008 a name that is being saved is not sent twice', async () => {
  const { user, save, puts } = await openSheet([neverAnswer(changeNameCall)]);
  await user.click(save);
  await user.click(save);
  expect(puts()).toHaveLength(1);
});

test('IDN-008 without a network the name that was typed stays, and can be saved', async () => {
  const { user, gateway, sheet, box, save } = await openSheet([failOffline(changeNameCall)]);
  await user.clear(box);
  await user.fill(box, 'Ada Lovelace');
  await user.click(save);
  expect(await sheet.findByRole('alert')).toHaveTextContent('Connessione assente');
  expect(box).toHaveValue('Ada Lovelace');
  gateway.answer(reply(changeNameCall, renamed), reply(accountCall, renamed));
  await user.click(save);
  expect(await screen.findByText('Nome salvato')).toBeVisible();
});

test('IDN-008 an error of the service is said in the sheet', async () => {
  const { user, sheet, save } = await openSheet([refuse(changeNameCall, 'validation_error')]);
  await user.click(save);
  expect(await sheet.findByRole('alert')).toBeVisible();
});
