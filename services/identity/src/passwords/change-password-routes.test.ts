import { meCall, newPasswordCall, signInCall, signOutCall } from '@turno/shared-types';
import { decodeJwt } from 'jose';
import { newPerson, PASSWORD } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const NEW = 'another horse tonight';
const change = (token: string | undefined, body: object) =>
  identity.call(newPasswordCall, { body: body as { newPassword: string } }, token ? { token } : {});
const signIn = async (email: string, password: string) =>
  (await identity.call(signInCall, { body: { email, password } })).body;
const isAlive = async (token: string) =>
  (await identity.call(meCall, {}, { token })).status === 200;

test('IDN-011 who gives the password in force gets another; this session stays and all others end', async () => {
  const email = 'ada@example.com';
  const { accessToken: elsewhere } = await newPerson(identity.deps, email);
  const { accessToken: here } = await signIn(email, PASSWORD);
  const { status, body } = await change(here, { password: PASSWORD, newPassword: NEW });
  expect(status).toBe(200);
  expect(body).toMatchObject({ require_password_reset: false, roles: ['ROLE_USER'] });
  expect(await isAlive(body.accessToken)).toBe(true);
  expect(decodeJwt(body.accessToken).sid).toBe(decodeJwt(here).sid);
  expect(await isAlive(elsewhere)).toBe(false);
  const { sid: sessionId } = decodeJwt(elsewhere);
  expect(identity.published).toContainEqual(
    expect.objectContaining({ type: 'session-revoked', sessionId }),
  );
  expect((await signIn(email, PASSWORD)).error_code).toBe('invalid_credentials');
  expect((await signIn(email, NEW)).id).toBe(body.id);
});

test('IDN-011 a password is taken as it was typed, blanks and all, up to two hundred characters', async () => {
  const { accessToken } = await newPerson(identity.deps, 'blanks@example.com');
  const newPassword = `  ${'ein gelber Löwe sucht den Stern '.padEnd(196, 'ö')}  `;
  expect((await change(accessToken, { password: PASSWORD, newPassword })).status).toBe(200);
  expect((await signIn('blanks@example.com', newPassword.trim())).error_code).toBe(
    'invalid_credentials',
  );
  expect((await signIn('blanks@example.com', newPassword)).id).toEqual(expect.any(Number));
});

test.each([
  {
    name: 'IDN-017 a wrong password in force',
    body: { password: 'wrong horse', newPassword: NEW },
    answer: { status: 422, code: 'invalid_old_password', message: 'invalid-old' },
  },
  {
    name: 'IDN-018 the same password again',
    body: { password: PASSWORD, newPassword: PASSWORD },
    answer: {
      status: 422,
      code: 'equal_passwords',
      message: 'New password cannot be equal to the old one',
    },
  },
  {
    name: 'IDN-020 X-45 seven characters among blanks',
    body: { password: PASSWORD, newPassword: '  seven77  ' },
    answer: { status: 422, code: 'password_too_short', message: 'The password is too short' },
  },
  {
    name: 'IDN-020 one of the commonest passwords',
    body: { password: PASSWORD, newPassword: 'TrustNo1' },
    answer: { status: 422, code: 'password_too_common', message: 'The password is too common' },
  },
  ...[
    {},
    { newPassword: NEW },
    { password: PASSWORD },
    { password: '', newPassword: NEW },
    { password: PASSWORD, newPassword: NEW, resetToken: 'x' },
    { password: { $gt: '' }, newPassword: NEW },
    { password: PASSWORD, newPassword: 'x'.repeat(201) },
    { password: PASSWORD, newPassword: NEW, userId: 1 },
  ].map((body) => ({
    name: `IDN-011 X-45 the body ${JSON.stringify(body).slice(0, 70)}`,
    body,
    answer: { status: 400, code: 'validation_error', message: 'Invalid request' },
  })),
])('$name is refused', async ({ body, answer }) => {
  const { accessToken } = await newPerson(identity.deps, `${crypto.randomUUID()}@example.com`);
  const { status, body: error } = await change(accessToken, body);
  const { error_code: code, message } = error;
  expect({ status, code, message }).toEqual(answer);
  expect(await isAlive(accessToken)).toBe(true);
});

test('IDN-011 without a token there is no password to change', async () => {
  const { status, body } = await change(undefined, { password: PASSWORD, newPassword: NEW });
  expect({ status, code: body.error_code }).toEqual({ status: 401, code: 'unauthorized' });
});

test('IDN-011 of ten changes at once exactly one succeeds', async () => {
  const { accessToken } = await newPerson(identity.deps, 'twenty@example.com');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      change(accessToken, { password: PASSWORD, newPassword: `horse number ${n} of the stable` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('G-60 after ten wrong guesses the holder of a token has to wait as well', async () => {
  const { accessToken } = await newPerson(identity.deps, 'stolen@example.com');
  const guess = (n: number) =>
    change(accessToken, { password: `guess number ${n}`, newPassword: NEW });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

describe('when another password is demanded', () => {
  async function forced(email: string) {
    const { user } = await newPerson(identity.deps, email);
    await identity.store.userPasswords.demandChange(user.id);
    return signIn(email, PASSWORD);
  }

  test('IDN-015 the sign-in says so, and its token is good for nothing else', async () => {
    const session = await forced('forced@example.com');
    expect(session.require_password_reset).toBe(true);
    expect(decodeJwt(session.accessToken).typ).toBe('password-change');
    const me = await identity.call(meCall, {}, { token: session.accessToken });
    expect(me.body.require_password_reset).toBe(true);
    const signedOut = await identity.call(
      signOutCall,
      { body: {} },
      { token: session.accessToken },
    );
    expect(signedOut.status).toBe(204);
    expect(await isAlive(session.accessToken)).toBe(false);
  });

  test('IDN-016 a change makes it a full session, and the next sign-in asks for nothing', async () => {
    const email = 'promoted@example.com';
    const temporary = await forced(email);
    const body = { password: PASSWORD, newPassword: NEW };
    const { body: session } = await change(temporary.accessToken, body);
    expect(session.require_password_reset).toBe(false);
    expect(decodeJwt(session.accessToken).typ).toBe('access');
    expect(await isAlive(session.accessToken)).toBe(true);
    expect(await isAlive(temporary.accessToken)).toBe(false);
    expect((await signIn(email, NEW)).require_password_reset).toBe(false);
  });

  test('IDN-015 IDN-017 a refused change leaves the demand as it was', async () => {
    const { accessToken } = await forced('stubborn@example.com');
    const answer = await change(accessToken, { password: 'wrong horse', newPassword: NEW });
    expect(answer.body.error_code).toBe('invalid_old_password');
    expect((await signIn('stubborn@example.com', PASSWORD)).require_password_reset).toBe(true);
  });
});
