import { screen, waitFor } from '@testing-library/react';
import { newPasswordCall, signOutCall } from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  type FakeReply,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button, field, revokingPort } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';

const opened = buildSession({ accessToken: 'opened' });
const resets = [reply(newPasswordCall, opened), reply(signOutCall, {})];
const open = (replies: readonly FakeReply[] = resets, session: typeof opened | null = null) =>
  show('/reset-password/tok-en_1', {
    replies,
    props: session ? { session: revokingPort(session) } : {},
  });

async function fill({ user }: ReturnType<typeof show>, repeated = 'battery staple') {
  await user.fill(await field('Nuova password'), 'battery staple');
  await user.fill(await field('Ripeti la nuova password'), repeated);
}
const save = async ({ user }: ReturnType<typeof show>) =>
  user.click(await button('Salva la password'));

test('IDN-012, X-52, CON-079: the mailed token sets a password, and sign-in comes next', async () => {
  const shown = open();
  await fill(shown);
  expect(await axeViolations(shown.container)).toEqual([]);
  await save(shown);
  expect(await screen.findByText('Password cambiata con successo')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(shown.gateway.requests[0]?.body).toEqual({
    newPassword: 'battery staple',
    resetToken: 'tok-en_1',
  });
  expect(shown.props.session.read()).toBeNull();
});

test('IDN-012: a reset ends its own session on the server and signs out the current one here', async () => {
  const shown = open(resets, buildSession({ accessToken: 'before' }));
  await fill(shown);
  await save(shown);
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  await waitFor(() => expect(shown.props.session.read()).toBeNull());
  const ended = shown.gateway.requests.filter(({ path }) => path === '/auth/signout');
  expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer opened']);
});

test('CON-078, X-45, IDN-020: saving waits for two that are long enough, and they must be the same', async () => {
  const shown = open();
  expect(await button('Salva la password')).toBeDisabled();
  await fill(shown, 'battery stapel');
  await save(shown);
  expect(await field('Ripeti la nuova password')).toHaveAccessibleDescription(/non sono uguali/);
  expect(shown.gateway.requests).toEqual([]);
});

test('ERR-017, IDN-012: a token that is used or old leads to a new one', async () => {
  const shown = open([refuse(newPasswordCall, 'unauthorized')]);
  await fill(shown);
  await save(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Questo link non funziona più');
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(screen.getByRole('link', { name: 'Chiedi un nuovo link' }));
  expect(await screen.findByRole('dialog', { name: 'Password dimenticata' })).toBeVisible();
});

test.each([
  ['equal_passwords', /non può essere uguale/],
  ['password_too_common', /facile da indovinare/],
] as const)('ERR-017: %s is an error of the field', async (code, words) => {
  const shown = open([refuse(newPasswordCall, code)]);
  await fill(shown);
  await save(shown);
  await waitFor(async () =>
    expect(await field('Nuova password')).toHaveAccessibleDescription(words),
  );
});

test('ERR-017: without a network the form keeps its input', async () => {
  const shown = open([failOffline(newPasswordCall)]);
  await fill(shown);
  await save(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Connessione assente');
  expect(await field('Nuova password')).toHaveValue('battery staple');
});
