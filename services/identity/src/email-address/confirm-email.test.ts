import {
  accountCall,
  confirmEmailCall,
  mailConfirmationCall,
  meCall,
  newPasswordCall,
  resetPasswordCall,
  signUpCall,
} from '@turno/shared-types';
import { codeOf, newGuest, newPerson, PASSWORD } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

/** Each test comes from a client address of its own: what one address may try is limited. */
let client = 0;
let start: Date;
beforeEach(() => {
  client += 1;
  start = identity.clock.now;
});
afterEach(() => {
  identity.clock.now = start;
});
const sent = () => ({ headers: { 'x-forwarded-for': `10.0.0.${client}` } });
const confirm = (token: string) => identity.call(confirmEmailCall, { body: { token } }, sent());
const again = (userId: number, token: string) =>
  identity.call(mailConfirmationCall, { params: { userId }, body: {} }, { token });
const mails = (email: string) =>
  identity.mails.filter(({ to, name }) => to === email && name.includes('email-confirmation'));
const tokenIn = (text: string | undefined) =>
  /https:\/\/pages\.test\/confirm-email\/([\w-]+)\n/.exec(text ?? '')?.[1] ?? '';
const isVerified = async (userId: number, token: string) =>
  (await identity.call(accountCall, { params: { userId } }, { token })).body.emailVerified;
const claimOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).emailVerified;

/** A person who signed up, and the token of the link in the mail. */
async function newcomer(email: string, role: 'ROLE_USER' | 'ROLE_MERCHANT' = 'ROLE_USER') {
  const { user, accessToken } = await newPerson(identity.deps, email, role);
  await identity.deliverMail();
  return { userId: user.id, accessToken, token: tokenIn(mails(email).at(-1)?.text) };
}

test('IDN-006 sign-up mails a link in the language of the request, and the address is unconfirmed until it is used', async () => {
  const email = 'ada@example.com';
  const body = { email, password: PASSWORD, roles: ['user' as const] };
  const signedUp = await identity.call(signUpCall, { body }, { ...sent(), locale: 'de' });
  const { id, accessToken } = signedUp.body;
  await identity.deliverMail();
  expect(mails(email).map(({ subject }) => subject)).toEqual([
    'Bestätigen Sie Ihre E-Mail-Adresse',
  ]);
  const token = tokenIn(mails(email)[0]?.text);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect([await isVerified(id, accessToken), claimOf(accessToken)]).toEqual([false, false]);

  expect((await confirm(token)).body).toEqual({ email });
  expect(await isVerified(id, accessToken)).toBe(true);
  expect(identity.published).toContainEqual({ type: 'user-email-verified', userId: id });
  const { body: session } = await identity.call(meCall, {}, { token: accessToken });
  expect(claimOf(session.accessToken)).toBe(true);
});

test('IDN-008 a merchant’s address is confirmed the same way', async () => {
  const { token, userId } = await newcomer('osteria@example.com', 'ROLE_MERCHANT');
  expect((await confirm(token)).status).toBe(200);
  expect((await identity.store.users.findById(userId))?.emailVerifiedAt).toEqual(start);
});

test('of twenty uses of one link at once exactly one succeeds; the others learn that it was used', async () => {
  const { token } = await newcomer('twenty@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  const codes = answers.map(({ body }) => body.error_code ?? 'confirmed').toSorted();
  expect(codes).toEqual(['confirmed', ...Array.from({ length: 19 }, () => 'link_used')]);
});

test('a link is good for a day', async () => {
  const { token, accessToken, userId } = await newcomer('late@example.com');
  identity.clock.now = new Date(start.getTime() + 86_400_000);
  expect(await codeOf(confirm(token))).toBe('link_expired');
  identity.clock.now = new Date(start.getTime() + 86_399_000);
  expect((await confirm(token)).status).toBe(200);
  expect(await isVerified(userId, accessToken)).toBe(true);
});

test('G-60 unknown links are limited by network, and never block one that was mailed', async () => {
  const { token } = await newcomer('neighbour@example.com');
  const guesses = Array.from({ length: 25 }, (_, n) => confirm(`guess number ${n}`));
  const codes = (await Promise.all(guesses)).map(({ body }) => body.error_code);
  expect(codes.filter((code) => code === 'link_expired')).toHaveLength(20);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(5);
  expect((await confirm(token)).status).toBe(200);
});

test('G-60 the owner asks again three times, then waits; older links stay valid', async () => {
  const email = 'again@example.com';
  const { token, userId, accessToken } = await newcomer(email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => again(userId, accessToken)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  await identity.deliverMail();
  expect(mails(email)).toHaveLength(4);
  expect((await confirm(token)).status).toBe(200);
  expect(await codeOf(again(userId, accessToken))).toBe('email_already_verified');
});

test('G-60 while the mailbox holds five useful links, no further mail is sent', async () => {
  const { token, userId } = await newcomer('flooded@example.com');
  const request = { userId, email: 'flooded@example.com' };
  const issued = [token];
  for (let n = 0; n < 6; n += 1) {
    issued.push((await identity.store.emailLinks.issue(request, identity.clock.now)) ?? 'none');
  }
  expect(issued.map((each) => each === 'none')).toEqual([
    ...Array.from({ length: 5 }, () => false),
    true,
    true,
  ]);
  expect((await confirm(issued[4] ?? '')).status).toBe(200);
});

test('a guest has no address to confirm, and nobody confirms for another person', async () => {
  const guest = await newGuest(identity.deps);
  expect(await codeOf(again(guest.user.id, guest.accessToken))).toBe('not_found');
  expect(claimOf(guest.accessToken)).toBe(false);
  const { accessToken } = await newcomer('eve@example.com');
  expect(await codeOf(again(guest.user.id, accessToken))).toBe('not_found');
});

test('no token is stored in clear', async () => {
  const { token } = await newcomer('quiet@example.com');
  const stored = await identity.db.collection('users').find().toArray();
  const waiting = await identity.db.collection('outbox').find().toArray();
  expect(JSON.stringify([stored, waiting])).not.toContain(token);
});

test('IDN-012 a reset link proves the address too', async () => {
  const email = 'forgot@example.com';
  const { userId, accessToken } = await newcomer(email);
  await identity.call(resetPasswordCall, { body: { email } }, sent());
  await identity.deliverMail();
  const mail = identity.mails.findLast(({ name }) => name.includes('password-reset'));
  const resetToken = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await isVerified(userId, accessToken)).toBe(false);
  const body = { newPassword: 'another horse tonight', resetToken };
  const { body: session } = await identity.call(newPasswordCall, { body }, sent());
  expect(await isVerified(userId, session.accessToken)).toBe(true);
  expect(claimOf(session.accessToken)).toBe(true);
  expect(identity.published).toContainEqual({ type: 'user-email-verified', userId });
});

test('tokens of confirmed and of unconfirmed accounts are swept once they have expired', async () => {
  const { userId } = await newcomer('swept@example.com');
  const linksAt = async (now: Date) => {
    await identity.store.emailLinks.removeExpired(now);
    return (await identity.store.users.findById(userId))?.emailLinks?.length ?? 0;
  };
  expect(await linksAt(new Date(start.getTime() + 86_399_000))).toBe(1);
  expect(await linksAt(new Date(start.getTime() + 86_400_000))).toBe(0);
});
