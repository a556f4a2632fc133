import { newPasswordCall, renamePasskeyCall } from '@turno/shared-types';
import { createAuthenticator } from '../../test/authenticator.ts';
import { ORIGIN, passkeyOwner } from '../../test/passkey-owner.ts';
import { codeOf, PASSWORD, person } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { MAX_PASSKEYS } from './rules.ts';

const MINUTE_MS = 60_000;

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(() => {
  identity.clock.now = new Date();
});
const pass = (minutes: number) => {
  identity.clock.now = new Date(identity.clock.now.getTime() + minutes * MINUTE_MS);
};

test('a person adds a passkey with a name, sees it, renames it and removes it', async () => {
  const ada = await passkeyOwner(identity, { role: 'ROLE_MERCHANT' });
  const { id } = ada.authenticator;
  expect((await ada.begin()).body).toMatchObject({
    rp: { id: 'pages.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(await ada.add('Telefono')).toMatchObject({ status: 201, body: { id, name: 'Telefono' } });
  const createdAt = identity.clock.now.toISOString();
  expect(await ada.passkeys()).toEqual([{ id, name: 'Telefono', createdAt, lastUsedAt: null }]);
  expect((await ada.begin()).body.excludeCredentials).toEqual([{ type: 'public-key', id }]);
  const renamed = await identity.call(
    renamePasskeyCall,
    { params: { userId: ada.user.id, passkeyId: id }, body: { name: ' Telefono di Ada ' } },
    { token: ada.token },
  );
  expect(renamed.body).toMatchObject({ id, name: 'Telefono di Ada' });
  expect((await ada.removePasskey()).status).toBe(204);
  expect(await ada.passkeys()).toEqual([]);
  expect(await codeOf(ada.removePasskey())).toBe('not_found');
});

test('an added passkey is mailed to its owner, in the language of the request', async () => {
  const ada = await passkeyOwner(identity);
  await ada.add();
  await identity.deliverMail();
  const mails = identity.mails.filter(({ to }) => to === ada.user.email);
  expect(mails).toEqual([
    expect.objectContaining({
      name: expect.stringContaining('passkey-added'),
      subject: 'Aggiunta una passkey al tuo account',
    }),
  ]);
});

test('adding and removing take a recent sign-in, or the password', async () => {
  const ada = await passkeyOwner(identity);
  await ada.add();
  pass(11);
  expect(await codeOf(ada.begin())).toBe('signin_too_old');
  expect(await codeOf(ada.removePasskey())).toBe('signin_too_old');
  expect(await codeOf(ada.begin('wrong horse'))).toBe('invalid_credentials');
  expect(await codeOf(ada.removePasskey(undefined, ''))).toBe('invalid_credentials');
  expect(await ada.passkeys()).toHaveLength(1);
  expect((await ada.begin(PASSWORD)).status).toBe(200);
  expect((await ada.removePasskey(undefined, PASSWORD)).status).toBe(204);
});

test('G-60 the password cannot be guessed here either', async () => {
  const ada = await passkeyOwner(identity);
  const codes: (string | null)[] = [];
  for (let guess = 0; guess < 12; guess += 1) codes.push(await codeOf(ada.begin(`guess ${guess}`)));
  expect(codes.at(-1)).toBe('rate_limited');
});

test('a guest has no passkeys', async () => {
  const guest = await passkeyOwner(identity, { role: 'ROLE_GUEST' });
  expect(await codeOf(guest.begin())).toBe('passkey_needs_account');
  expect(await guest.passkeys()).toEqual([]);
});

test('another person’s passkeys are neither seen nor changed', async () => {
  const ada = await passkeyOwner(identity);
  const eve = await person(identity);
  await ada.add();
  const params = { userId: ada.user.id, passkeyId: ada.authenticator.id };
  const request = { params, body: { name: 'Mine' } };
  const answer = await identity.call(renamePasskeyCall, request, { token: eve.token });
  expect(answer.status).toBe(404);
  expect(await ada.passkeys()).toMatchObject([{ name: 'Telefono' }]);
});

test.each([
  ['of another origin', { origin: 'https://evil.test' }],
  ['of another site', { rpId: 'evil.test' }],
  ['without the user’s verification', { isVerified: false }],
  [
    'with another maker’s certificate',
    { attestation: { fmt: 'packed', attStmt: new Map([['x5c', []]]) } },
  ],
  ['with a statement we did not request', { attestation: { fmt: 'tpm', attStmt: new Map() } }],
])('a passkey %s is not added', async (_, deviation) => {
  const ada = await passkeyOwner(identity);
  const created = ada.authenticator.create((await ada.begin()).body, deviation);
  expect(await codeOf(ada.finish(created))).toBe('passkey_not_accepted');
  expect(await ada.passkeys()).toEqual([]);
});

test('a challenge adds one passkey, within ten minutes, to the account it was issued for', async () => {
  const ada = await passkeyOwner(identity);
  const eve = await passkeyOwner(identity);
  const { body: first } = await ada.begin();
  expect(await codeOf(eve.finish(eve.authenticator.create(first)))).toBe(
    'passkey_challenge_expired',
  );
  const created = ada.authenticator.create(first);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ada.finish(created)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const other = createAuthenticator(ORIGIN);
  const { body: late } = await ada.begin();
  pass(10);
  expect(await codeOf(ada.finish(other.create(late)))).toBe('passkey_challenge_expired');
  expect(await ada.passkeys()).toHaveLength(1);
});

test('an account has at most ten passkeys, and each of them once, whatever is sent at once', async () => {
  const ada = await passkeyOwner(identity);
  const devices = Array.from({ length: MAX_PASSKEYS + 4 }, () => createAuthenticator(ORIGIN));
  const created = [];
  for (const device of [...devices, ...devices])
    created.push(device.create((await ada.begin()).body));
  await Promise.all(created.map((each) => ada.finish(each)));
  const ids: string[] = (await ada.passkeys()).map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(MAX_PASSKEYS);
  expect(await codeOf(ada.begin())).toBe('passkeys_exceeded');
});

test('the last way to sign in stays, whatever is removed at once', async () => {
  const ada = await passkeyOwner(identity);
  const other = createAuthenticator(ORIGIN);
  await ada.add();
  await ada.add('Chiave', other);
  await identity.db.collection('users').updateMany({}, { $set: { passwordHash: null } });
  await Promise.all([ada.removePasskey(), ada.removePasskey(other.id)]);
  const left = await ada.passkeys();
  expect(left).toHaveLength(1);
  expect(await codeOf(ada.removePasskey(left[0]?.id))).toBe('last_sign_in_method');
  expect(await ada.passkeys()).toHaveLength(1);
});

test.each([
  { name: 'the first proof of the address', isConfirmed: false, left: 0 },
  { name: 'a confirmed address', isConfirmed: true, left: 1 },
])('a reset by mail with $name leaves $left passkeys', async ({ isConfirmed, left }) => {
  const ada = await passkeyOwner(identity);
  const { store, clock } = identity;
  const { id: userId, email } = ada.user;
  if (isConfirmed) await store.emailLinks.confirm({ userId, email }, clock.now);
  await ada.add();
  const resetToken = (await store.resets.issue({ userId }, clock.now)) ?? '';
  const body = { resetToken, newPassword: 'another horse tonight' };
  const { status } = await identity.call(newPasswordCall, { body });
  expect(status).toBe(200);
  expect((await store.users.findById(userId))?.passkeys ?? []).toHaveLength(left);
  expect((await ada.signIn()).status).toBe(left === 1 ? 200 : 422);
});

test('a passkey is not added once the password has changed, whichever write comes first', async () => {
  const ada = await passkeyOwner(identity);
  const { deps, store } = identity;
  const before = await store.users.findById(ada.user.id);
  const passwordChange = { at: deps.now(), keeps: null, locale: 'it' as const };
  await store.userPasswords.change(ada.user, 'another', passwordChange);
  const times = { createdAt: deps.now(), lastUsedAt: null };
  const passkey = { id: 'AQ', publicKey: 'AQ', counter: 0, name: 'Telefono', ...times };
  expect(before && (await store.passkeys.add(before, passkey))).toBe(false);
  const after = await store.users.findById(ada.user.id);
  expect(after && (await store.passkeys.add(after, passkey))).toBe(true);
});
