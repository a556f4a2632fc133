import { screen, waitFor } from '@testing-library/react';
import {
  listMerchantsCall,
  newPasswordCall,
  parentCategoriesCall,
  userTicketsCall,
} from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  type FakeReply,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button, field, temporaryToken } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';

const around = [
  reply(userTicketsCall, []),
  reply(listMerchantsCall, []),
  reply(parentCategoriesCall, []),
];
const changes = reply(newPasswordCall, buildSession({ accessToken: 'fresh' }));
const open = (
  replies: readonly FakeReply[] = [changes],
  session?: ReturnType<typeof buildSession>,
) => show('/change-password', { replies: [...around, ...replies], session: session ?? null });

async function fill({ user }: ReturnType<typeof show>, repeated = 'battery staple') {
  await user.fill(await field('Password attuale'), 'correct horse');
  await user.fill(await field('Nuova password'), 'battery staple');
  await user.fill(await field('Ripeti la nuova password'), repeated);
}
const save = async ({ user }: ReturnType<typeof show>) =>
  user.click(await button('Salva la password'));

beforeEach(() => temporaryToken.store());

test('SHL-005, X-19: without a temporary token it leads home', async () => {
  temporaryToken.remove();
  const shown = open([], buildSession());
  await waitFor(() => expect(shown.address()).toBe('/'));
});

test('IDN-016, CON-079: a forced change signs in with the returned session and continues', async () => {
  const shown = open();
  expect(await screen.findByText(/Prima di continuare/)).toBeVisible();
  await fill(shown);
  expect(await axeViolations(shown.container)).toEqual([]);
  await save(shown);
  expect(await screen.findByText('Password cambiata con successo')).toBeVisible();
  await waitFor(() => expect(shown.address()).toBe('/my-tickets'));
  expect(shown.props.session.read()?.accessToken).toBe('fresh');
  expect(temporaryToken.read()).toBeNull();
  const [sent] = shown.gateway.requests.filter(({ path }) => path === '/auth/new-password');
  expect(sent?.body).toEqual({ password: 'correct horse', newPassword: 'battery staple' });
  expect(sent?.headers.get('authorization')).toBe('Bearer temporary');
  expect(shown.events).toContainEqual({ type: 'signed-in', userId: 77 });
});

test('CON-078, CON-079, X-45: saving waits for the old one and for two that are long enough', async () => {
  const shown = open();
  const { user } = shown;
  expect(await button('Salva la password')).toBeDisabled();
  await user.fill(await field('Nuova password'), '1234567');
  await user.fill(await field('Ripeti la nuova password'), '1234567');
  await user.type(await field('Password attuale'), 'x');
  expect(await button('Salva la password')).toBeDisabled();
  await user.type(await field('Nuova password'), '8');
  await user.type(await field('Ripeti la nuova password'), '8');
  expect(await button('Salva la password')).toBeEnabled();
  await user.clear(await field('Password attuale'));
  expect(await button('Salva la password')).toBeDisabled();
});

test('IDN-020: two different ones are an error of the second field', async () => {
  const shown = open();
  await fill(shown, 'battery stapel');
  await save(shown);
  expect(await field('Ripeti la nuova password')).toHaveAccessibleDescription(/non sono uguali/);
  expect(shown.gateway.requests).toEqual([]);
});

test.each([
  ['IDN-017', 'invalid_old_password', 'Password attuale', /La vecchia password non è valida/],
  ['IDN-018', 'equal_passwords', 'Nuova password', /non può essere uguale alla precedente/],
  ['ERR-017', 'password_too_common', 'Nuova password', /facile da indovinare/],
] as const)('%s, ERR-017: %s is an error of "%s"', async (_, code, label, words) => {
  const shown = open([refuse(newPasswordCall, code)]);
  await fill(shown);
  await save(shown);
  await waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(words));
  expect(await field(label)).toHaveFocus();
  expect(temporaryToken.read()).toBe('temporary');
});

test('ERR-017: without a network the form keeps its input', async () => {
  const shown = open([failOffline(newPasswordCall)]);
  await fill(shown);
  await save(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Connessione assente');
  expect(await field('Password attuale')).toHaveValue('correct horse');
});

test('X-16: an expired temporary token redirects to sign-in with a message', async () => {
  const shown = open([refuse(newPasswordCall, 'token_expired_or_wrong')]);
  await fill(shown);
  await save(shown);
  expect(await screen.findByText('È passato troppo tempo: accedi di nuovo')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(temporaryToken.read()).toBeNull();
});
