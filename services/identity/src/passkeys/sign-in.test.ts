import { meCall, signInCall } from '@turno/shared-types';
import { challengeOf, passkeyOwner, sendSignature } from '../../test/passkey-owner.ts';
import { codeOf } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { removeExpired } from '../sweeper.ts';

const MINUTE_MS = 60_000;

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(() => {
  identity.clock.now = new Date();
});

/** A person with one passkey. */
async function newOwner() {
  const owner = await passkeyOwner(identity);
  await owner.add();
  return owner;
}
const mailKinds = async (email: string) => {
  await identity.deliverMail();
  const kinds = ['passkey-added', 'new-sign-in', 'sign-in-blocked'];
  return identity.mails
    .filter(({ to }) => to === email)
    .flatMap(({ name }) => kinds.filter((kind) => name.includes(kind)));
};

test('a passkey opens a session like a password’s, and shows when it was last used', async () => {
  const ada = await newOwner();
  const { status, body } = await ada.signIn();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ada.user.id,
    roles: ['ROLE_USER'],
    require_password_reset: false,
  });
  expect((await identity.call(meCall, {}, { token: body.accessToken })).status).toBe(200);
  expect(await ada.passkeys()).toMatchObject([{ lastUsedAt: identity.clock.now.toISOString() }]);
});

test('the first sign-in from a network and device is mailed, the next one is not', async () => {
  const ada = await newOwner();
  await ada.signIn('10.4.0.1');
  await ada.signIn('10.4.0.1');
  expect(await mailKinds(ada.user.email)).toEqual(['passkey-added', 'new-sign-in']);
});

test('IDN-015 a person who must change the password gets a session for that alone', async () => {
  const ada = await newOwner();
  await identity.store.userPasswords.demandChange(ada.user.id);
  expect((await ada.signIn()).body).toMatchObject({ require_password_reset: true });
});

test('a replayed signature is rejected, however many arrive at once', async () => {
  const ada = await newOwner();
  const signed = ada.authenticator.sign(await challengeOf(identity), ada.handle);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => sendSignature(identity, signed)),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.error_code));
  expect(codes.toSorted()).toEqual(
    ['ok', ...Array(7).fill('passkey_challenge_expired')].toSorted(),
  );
  expect(await codeOf(sendSignature(identity, signed))).toBe('passkey_challenge_expired');
});

test('a challenge expires after ten minutes and is swept', async () => {
  const ada = await newOwner();
  const challenge = await challengeOf(identity);
  identity.clock.now = new Date(identity.clock.now.getTime() + 10 * MINUTE_MS);
  const signed = ada.authenticator.sign(challenge, ada.handle);
  expect(await codeOf(sendSignature(identity, signed))).toBe('passkey_challenge_expired');
  await challengeOf(identity);
  await removeExpired(identity.store, new Date(identity.clock.now.getTime() + 10 * MINUTE_MS));
  expect(await identity.db.collection('passkey_challenges').countDocuments()).toBe(0);
});

test('a challenge that was never issued, or was issued to add a passkey, opens no session', async () => {
  const ada = await newOwner();
  const { challenge } = (await ada.begin()).body;
  for (const each of [challenge, 'bWFkZSB1cA']) {
    const signed = ada.authenticator.sign({ challenge: each, rpId: 'pages.test' }, ada.handle);
    expect(await codeOf(sendSignature(identity, signed))).toBe('passkey_challenge_expired');
  }
});

test.each([
  ['another origin', { origin: 'https://pages.test.evil.test' }],
  ['another port of the host', { origin: 'http://pages.test:8080' }],
  ['a frame of another origin', { crossOrigin: true }],
  ['another site', { rpId: 'evil.test' }],
  ['an unverified user', { isVerified: false }],
])('a signature of %s is rejected', async (_, deviation) => {
  const ada = await newOwner();
  const signed = ada.authenticator.sign(await challengeOf(identity), ada.handle, deviation);
  expect(await codeOf(sendSignature(identity, signed))).toBe('passkey_not_accepted');
});

test('another person’s passkey opens neither account', async () => {
  const [ada, eve] = [await newOwner(), await newOwner()];
  const asAda = eve.authenticator.sign(await challengeOf(identity), ada.handle);
  expect(await codeOf(sendSignature(identity, asAda))).toBe('passkey_not_accepted');
  const withAdasId = eve.authenticator.sign(await challengeOf(identity), ada.handle);
  const { id } = ada.authenticator;
  const forged = { ...withAdasId, id, rawId: id };
  expect(await codeOf(sendSignature(identity, forged))).toBe('passkey_not_accepted');
});

test('a counter that goes back, or stands still, betrays a copy', async () => {
  const ada = await newOwner();
  const sign = async (counter: number) =>
    sendSignature(
      identity,
      ada.authenticator.sign(await challengeOf(identity), ada.handle, { counter }),
    );
  expect((await sign(7)).status).toBe(200);
  for (const counter of [7, 6, 0]) expect(await codeOf(sign(counter))).toBe('passkey_not_accepted');
  expect((await sign(8)).status).toBe(200);
});

test('a passkey that never counts, as synchronised ones, can be used again and again', async () => {
  const ada = await newOwner();
  for (let use = 0; use < 3; use += 1) {
    const signed = ada.authenticator.sign(await challengeOf(identity), ada.handle, { counter: 0 });
    expect((await sendSignature(identity, signed)).status).toBe(200);
  }
});

test('a removed passkey, and a passkey of a deleted account, open no session', async () => {
  const ada = await newOwner();
  await ada.removePasskey();
  expect(await codeOf(ada.signIn())).toBe('passkey_not_accepted');
  const eve = await newOwner();
  await identity.store.users.remove(eve.user.id);
  expect(await codeOf(eve.signIn())).toBe('passkey_not_accepted');
});

test.each(['', 'not a handle', Buffer.from('0').toString('base64url')])(
  'the handle "%s" is no account’s',
  async (userHandle) => {
    const ada = await newOwner();
    const signed = ada.authenticator.sign(await challengeOf(identity), userHandle);
    expect([400, 422]).toContain((await sendSignature(identity, signed)).status);
  },
);

test('G-60 failed attempts count with those of the password, and the owner is mailed', async () => {
  const ada = await newOwner();
  const sender = { headers: { 'x-forwarded-for': '10.5.0.1' } };
  const { email } = ada.user;
  for (let turn = 0; turn < 5; turn += 1) {
    await identity.call(signInCall, { body: { email, password: 'wrong horse' } }, sender);
    const signed = ada.authenticator.sign(await challengeOf(identity), ada.handle, {
      origin: 'https://evil.test',
    });
    await sendSignature(identity, signed, '10.5.0.1');
  }
  // The eleventh is the first that has to wait.
  await ada.signIn('10.5.0.1');
  expect(await codeOf(ada.signIn('10.5.0.1'))).toBe('rate_limited');
  expect(await mailKinds(email)).toContain('sign-in-blocked');
  expect((await ada.signIn('10.6.0.1')).status).toBe(200);
});
