import { screen, waitFor } from '@testing-library/react';
import {
  listMerchantsCall,
  parentCategoriesCall,
  passkeyChallengeCall,
  passkeySignInCall,
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
import {
  cancel,
  installAuthenticator,
  onOwnPage,
  phone,
  removeAuthenticator,
  request,
} from '../../test/passkeys.ts';
import { show } from '../../test/show.tsx';

const around = [
  reply(userTicketsCall, []),
  reply(listMerchantsCall, []),
  reply(parentCategoriesCall, []),
];
const accepts = (session = buildSession()): FakeReply[] => [
  reply(passkeyChallengeCall, request),
  reply(passkeySignInCall, session),
  ...around,
];
const open = (replies: readonly FakeReply[]) => show('/signin', { replies, props: onOwnPage });

beforeEach(() => {
  temporaryToken.remove();
  installAuthenticator();
});
afterEach(removeAuthenticator);

test('a passkey signs in like a password', async () => {
  const shown = open(accepts());
  expect(await button('Accedi con una passkey')).toBeVisible();
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(await button('Accedi con una passkey'));
  await waitFor(() => expect(shown.address()).toBe('/my-tickets'));
  expect(shown.events).toContainEqual({ type: 'signed-in', userId: 77 });
  const sent = shown.gateway.requests.find(({ path }) => path === '/auth/passkey');
  expect(sent?.body).toMatchObject({
    credential: { id: phone.id, response: { userHandle: 'Nzc' } },
  });
});

test('IDN-015 a person who must change the password is redirected there', async () => {
  const due = buildSession({ require_password_reset: true, accessToken: 'temporary' });
  const shown = open(accepts(due));
  await shown.user.click(await button('Accedi con una passkey'));
  expect(await screen.findByRole('heading', { name: 'Cambia password' })).toBeVisible();
  expect(temporaryToken.read()).toBe('temporary');
});

test.each([
  ['no network', [failOffline(passkeyChallengeCall)], /Connessione assente/],
  [
    'a removed passkey',
    [reply(passkeyChallengeCall, request), refuse(passkeySignInCall, 'passkey_not_accepted')],
    /non è stata accettata/,
  ],
  [
    'too many attempts',
    [reply(passkeyChallengeCall, request), refuse(passkeySignInCall, 'rate_limited')],
    /Troppe richieste/,
  ],
] as const)('%s is said, and the form stays', async (_, replies, words) => {
  const shown = open([...replies]);
  await shown.user.click(await button('Accedi con una passkey'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await field('E-mail')).toBeVisible();
  expect(shown.props.session.read()).toBeNull();
});

test('a person who closes the browser’s dialog can press again', async () => {
  installAuthenticator({ get: cancel });
  const shown = open(accepts());
  await shown.user.click(await button('Accedi con una passkey'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nessuna passkey usata/);
  installAuthenticator();
  await shown.user.click(await button('Accedi con una passkey'));
  await waitFor(() => expect(shown.address()).toBe('/my-tickets'));
});

test('where the browser can, it suggests passkeys in the e-mail field', async () => {
  installAuthenticator();
  const conditional = { isConditionalMediationAvailable: async () => true };
  Object.assign(window.PublicKeyCredential, conditional);
  const shown = open(accepts());
  expect(await field('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
  await waitFor(() => expect(shown.address()).toBe('/my-tickets'));
});

test('without passkeys in the browser, and in an embed, there is no button', async () => {
  show('/signin', { replies: around }).unmount();
  removeAuthenticator();
  open(around);
  expect(await field('E-mail')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accedi con una passkey' })).toBeNull();
});
