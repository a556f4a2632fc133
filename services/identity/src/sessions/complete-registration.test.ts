import {
  botChallengeCall,
  meCall,
  sessionsCall,
  signInCall,
  signOutCall,
  signUpCall,
  toggleSessionCall,
} from '@turno/shared-types';
import { decodeJwt } from 'jose';
import { solve } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity(true);
});
afterAll(() => identity.close());

const PLACE = {
  password: 'correct horse battery',
  roles: ['merchant' as const],
  name: 'Osteria del Porto',
};
async function signUp(email: string, change: object = {}) {
  const captchaToken = await solve((await identity.call(botChallengeCall)).body);
  return identity.call(signUpCall, {
    body: { ...PLACE, email, captchaToken, ...change },
  });
}
const toggle = (token?: string) =>
  identity.call(toggleSessionCall, { body: {} }, token ? { token } : {});

async function newMerchant(email: string): Promise<string> {
  return (await signUp(email)).body.accessToken;
}

test('IDN-008 a merchant signs up with a name and gets a token that only ends the registration', async () => {
  const { status, body } = await signUp('place@example.com');
  expect(status).toBe(201);
  expect(body).toMatchObject({ roles: ['ROLE_MERCHANT'], require_password_reset: false });
  const { typ, role, exp = 0, iat = 0 } = decodeJwt(body.accessToken);
  expect({ typ, role }).toEqual({ typ: 'new-merchant', role: 'ROLE_MERCHANT' });
  expect(exp - iat).toBeLessThanOrEqual(3_600);
  const answer = await identity.call(meCall, {}, { token: body.accessToken });
  expect(answer.body.error_code).toBe('token_expired_or_wrong');
});

test('IDN-008 IDN-032 a sign-up that registers nothing ends its own session, which no list of devices shows then', async () => {
  const { body: unused } = await signUp('invited@example.com');
  const credentials = { email: 'invited@example.com', password: PLACE.password };
  const { body: session } = await identity.call(signInCall, { body: credentials });
  const devices = async () => {
    const request = { params: { userId: session.id } };
    return (await identity.call(sessionsCall, request, { token: session.accessToken })).body;
  };
  expect(await devices()).toHaveLength(2);
  const ended = await identity.call(signOutCall, { body: {} }, { token: unused.accessToken });
  expect(ended.status).toBe(204);
  expect(await devices()).toEqual([expect.objectContaining({ isCurrent: true })]);
  expect((await toggle(unused.accessToken)).body.error_code).toBe('token_expired_or_wrong');
});

test.each([
  { name: 'no name', change: { name: undefined }, code: 'validation_error', field: 'name' },
  { name: 'a blank name', change: { name: '   ' }, code: 'validation_error', field: 'name' },
  {
    name: 'a long name',
    change: { name: 'x'.repeat(121) },
    code: 'validation_error',
    field: 'name',
  },
  { name: 'a name that is none', change: { name: 7 }, code: 'validation_error', field: 'name' },
  {
    name: "a guest's address",
    change: { email: 'guest+5f0c0f6e-6d7c-4c54-9d0c-0a6f4f7a2b11@guest.invalid' },
    code: 'invalid_email',
    field: 'email',
  },
  { name: 'a short password', change: { password: 'short' }, code: 'password_too_short' },
  { name: 'a common password', change: { password: 'Password1' }, code: 'password_too_common' },
])('IDN-008 IDN-020 a merchant with $name is refused', async ({ change, code, field }) => {
  const { body } = await signUp('refused@example.com', change);
  expect(body.error_code).toBe(code);
  if (field) {
    expect(body.errors).toContainEqual(expect.objectContaining({ field }));
  }
});

test('S-09 IDN-021 a merchant who solved no puzzle is refused', async () => {
  for (const captchaToken of [undefined, '', 'nonsense']) {
    const { status, body } = await signUp('spam@example.com', { captchaToken });
    expect([status, body.error_code]).toEqual([422, 'captcha_error']);
  }
  expect(await identity.store.users.findByEmail('spam@example.com')).toBeNull();
});

test('IDN-034 a merchant whose address is taken is refused like everybody', async () => {
  await newMerchant('taken@example.com');
  const { status, body } = await signUp('taken@example.com');
  expect(status).toBe(409);
  expect(body.message).toContain('already in use');
});

test('IDN-029 X-14 the token is exchanged for a full session', async () => {
  const token = await newMerchant('toggles@example.com');
  const { status, body } = await toggle(token);
  expect(status).toBe(200);
  expect(decodeJwt(body.accessToken)).toMatchObject({ typ: 'access', role: 'ROLE_MERCHANT' });
  const me = await identity.call(meCall, {}, { token: body.accessToken });
  expect(me.body).toMatchObject({ id: body.id, roles: ['ROLE_MERCHANT'] });
  // The services that verify by themselves learn that the old one has ended.
  const sessionId = decodeJwt(token).sid;
  expect(identity.published).toContainEqual(expect.objectContaining({ sessionId }));
});

test('IDN-029 of twenty exchanges at once exactly one succeeds', async () => {
  const token = await newMerchant('twenty@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(token)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
  expect((await toggle(token)).body.error_code).toBe('token_expired_or_wrong');
});

test('IDN-029 only a new merchant has something to exchange', async () => {
  await newMerchant('full@example.com');
  const credentials = { email: 'full@example.com', password: PLACE.password };
  const { body } = await identity.call(signInCall, { body: credentials });
  expect((await toggle(body.accessToken)).body.error_code).toBe('session_complete');
  expect((await toggle()).body.error_code).toBe('unauthorized');
  expect((await toggle('a.b.c')).body.error_code).toBe('token_expired_or_wrong');
  const answer = await identity.call(
    toggleSessionCall,
    { body: { roles: ['ROLE_MERCHANT'] } as never },
    { token: await newMerchant('extra@example.com') },
  );
  expect(answer.body.error_code).toBe('validation_error');
});
