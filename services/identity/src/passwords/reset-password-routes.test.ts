import { meCall, newPasswordCall, resetPasswordCall, signInCall } from '@turno/shared-types';
import { newGuest, newPerson, PASSWORD } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const NEW = 'another horse tonight';
/** Each test comes from a client address of its own: what one address may try is limited. */
let client = 0;
beforeEach(() => {
  client += 1;
});
const headers = () => ({ 'x-forwarded-for': `10.0.0.${client}` });
const request = (body: object) =>
  identity.call(resetPasswordCall, { body: body as { email: string } }, { headers: headers() });
const set = (resetToken: string, newPassword = NEW) =>
  identity.call(newPasswordCall, { body: { newPassword, resetToken } }, { headers: headers() });
const signIn = (email: string, password: string) =>
  identity.call(signInCall, { body: { email, password } });

/** What the person who asked finds in the mailbox. */
async function mailedToken(email: string): Promise<string> {
  expect((await request({ email })).status).toBe(200);
  await identity.deliverMail();
  const text = identity.mails.findLast(({ to }) => to === email)?.text ?? '';
  return /https:\/\/pages\.test\/reset-password\/([\w-]+)\n/.exec(text)?.[1] ?? '';
}

test('IDN-012 IDN-013 a mailed token of 256 bits sets another password and opens a session', async () => {
  const email = 'ada@example.com';
  const before = await newPerson(identity.deps, email);
  const token = await mailedToken(email);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { status, body } = await set(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: before.user.id, require_password_reset: false });
  expect((await identity.call(meCall, {}, { token: body.accessToken })).status).toBe(200);
  expect((await signIn(email, NEW)).status).toBe(200);
  expect((await signIn(email, PASSWORD)).body.error_code).toBe('invalid_credentials');
  const old = await identity.call(meCall, {}, { token: before.accessToken });
  expect(old.body.error_code).toBe('token_expired_or_wrong');
  expect((await set(token, 'a third horse of the stable')).body).toMatchObject({
    error_code: 'unauthorized',
    message: 'unauthorized',
  });
});

test('IDN-012 of twenty uses of one token at once exactly one succeeds', async () => {
  await newPerson(identity.deps, 'twenty@example.com');
  const token = await mailedToken('twenty@example.com');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => set(token, `horse number ${n} of the stable`)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
});

test('IDN-012 a token is good for an hour, also when later ones were mailed, until one of them is used', async () => {
  const email = 'late@example.com';
  await newPerson(identity.deps, email);
  const start = identity.clock.now;
  const [first, second] = [await mailedToken(email), await mailedToken(email)];
  identity.clock.now = new Date(start.getTime() + 3_600_000);
  expect((await set(second)).body.error_code).toBe('unauthorized');
  identity.clock.now = new Date(start.getTime() + 3_599_000);
  expect((await set(first)).status).toBe(200);
  expect((await set(second, 'a third horse of the stable')).body.error_code).toBe('unauthorized');
  identity.clock.now = start;
});

test('IDN-018 IDN-020 a token survives a password that is refused', async () => {
  const email = 'careless@example.com';
  await newPerson(identity.deps, email);
  const token = await mailedToken(email);
  expect((await set(token, PASSWORD)).body.message).toContain('cannot be equal');
  expect((await set(token, ' short ')).body.error_code).toBe('password_too_short');
  expect((await set(token, 'iloveyou')).body.error_code).toBe('password_too_common');
  expect((await set(token)).status).toBe(200);
});

test.each([
  { email: 'nobody@example.com', status: 404, code: 'user_not_found', says: 'not found' },
  { email: 'social@example.com', status: 422, code: 'facebook_account', says: 'facebook' },
  { email: 'nonsense', status: 422, code: 'invalid_email', says: 'not well formed' },
])('IDN-014 recovery of $email fails: $code', async ({ email, status, code, says }) => {
  await identity.store.users.add({
    id: identity.deps.newUserId(),
    email: 'social@example.com',
    passwordHash: null,
    facebookId: '1',
    role: 'ROLE_USER',
    name: null,
    createdAt: identity.clock.now,
    expiresAt: null,
  });
  const answer = await request({ email });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error_code: code, message: expect.stringContaining(says) });
});

test('IDN-014 a guest has no mailbox to send anything to', async () => {
  const { user } = await newGuest(identity.deps);
  expect((await request({ email: user.email })).body.error_code).toBe('user_not_found');
});

test.each([{}, { email: 7 }, { email: { $gt: '' } }, { email: 'a@example.com', link: 'x' }])(
  'IDN-013 %j is no way to ask for a link',
  async (body) => expect((await request(body)).status).toBe(400),
);

test.each(['nonsense', 'x'.repeat(43), '%00'])(
  'IDN-012 «%s» is an unknown token',
  async (token) => {
    expect((await set(token)).body.error_code).toBe('unauthorized');
  },
);

test('G-60 three requests of one network for one address, then a wait', async () => {
  const email = 'pestered@example.com';
  await newPerson(identity.deps, email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => request({ email })));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const blocked = answers.find(({ status }) => status === 429);
  expect(blocked?.headers.get('retry-after')).toBe('60');
});

test('G-60 whatever strangers request, the owner gets a link that works, and the mailbox is not flooded', async () => {
  const email = 'besieged@example.com';
  await newPerson(identity.deps, email);
  for (let n = 0; n < 40; n += 1) {
    client += 1;
    await request({ email });
    if (n % 7 === 0) await identity.deliverMail();
  }
  client += 1;
  expect((await request({ email })).status).toBe(200);
  await identity.deliverMail();
  const mails = identity.mails.filter(
    ({ to, name }) => to === email && name.includes('password-reset'),
  );
  expect(mails).toHaveLength(5);
  const [first] = mails.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '');
  expect((await set(first ?? '')).status).toBe(200);
});

test('G-60 tokens cannot be guessed at: twenty tries from one address, then a wait; a mailed one still works', async () => {
  const email = 'neighbour@example.com';
  await newPerson(identity.deps, email);
  const token = await mailedToken(email);
  const guesses = Array.from({ length: 25 }, (_, n) => set(`guess number ${n}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await set(token)).status).toBe(200);
});

test('IDN-012 no token is stored in clear, neither before nor after its mail was sent', async () => {
  const email = 'quiet@example.com';
  await newPerson(identity.deps, email);
  const dump = async () => {
    const stored = await identity.db.collection('users').find().toArray();
    const waiting = await identity.db.collection('outbox').find().toArray();
    return JSON.stringify([stored, waiting]);
  };
  await request({ email });
  expect(await dump()).not.toContain('reset-password/');
  await identity.deliverMail();
  const text = identity.mails.findLast(({ to }) => to === email)?.text ?? '';
  const token = /reset-password\/([\w-]+)/.exec(text)?.[1] ?? 'none';
  expect(await dump()).not.toContain(token);
});

test('IDN-013 where the link leads does not depend on what the request says of its host', async () => {
  const email = 'victim@example.com';
  await newPerson(identity.deps, email);
  const evil = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
  const sent = { headers: { ...headers(), ...evil } };
  await identity.call(resetPasswordCall, { body: { email } }, sent);
  await identity.deliverMail();
  expect(JSON.stringify(identity.mails)).not.toContain('evil.example');
});
