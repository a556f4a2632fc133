import { signUpCall } from '@turno/shared-types';
import { decodeJwt } from 'jose';
import { guestCredentials } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { missingBotCheck } from '../bot-check/bot-check.ts';
import { signUpGuest } from './sign-up.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const PERSON = { email: 'grace@example.com', password: 'correct horse battery', roles: ['user'] };
const signUp = (change: object) =>
  identity.call(signUpCall, { body: { ...PERSON, ...change } as never });

test.each([
  { roles: ['user'], role: 'ROLE_USER' },
  { roles: ['ROLE_USER'], role: 'ROLE_USER' },
  { roles: ['guest'], role: 'ROLE_GUEST' },
  { roles: ['ROLE_GUEST'], role: 'ROLE_GUEST' },
  { roles: ['merchant'], role: 'ROLE_MERCHANT' },
  { roles: ['ROLE_MERCHANT'], role: 'ROLE_MERCHANT' },
])('IDN-001 G-56 $roles signs up as $role', async ({ roles, role }) => {
  const { email, password } =
    role === 'ROLE_GUEST'
      ? guestCredentials()
      : { email: `${crypto.randomUUID()}@example.com`, password: PERSON.password };
  const { status, body } = await signUp({ email, password, roles, name: 'Grace' });
  expect(status).toBe(201);
  expect(body.roles).toEqual([role]);
  expect(decodeJwt(body.accessToken).role).toBe(role);
});

const INVALID = { status: 400, code: 'validation_error' };
const refused = (code: string) => ({ status: 422, code });

test.each([
  { name: 'IDN-019 no address', change: { email: undefined }, answer: INVALID },
  { name: 'IDN-019 a number', change: { email: 1 }, answer: INVALID },
  {
    name: 'IDN-019 an address of 300 letters',
    change: { email: `${'a'.repeat(290)}@example.com` },
    answer: INVALID,
  },
  {
    name: 'IDN-019 no real address',
    change: { email: 'grace@' },
    answer: refused('invalid_email'),
  },
  {
    name: "IDN-007 a guest with a person's address",
    change: { roles: ['guest'] },
    answer: refused('invalid_email'),
  },
  {
    name: "IDN-007 a user with a guest's address",
    change: { email: guestCredentials().email },
    answer: refused('invalid_email'),
  },
  { name: 'IDN-020 no password', change: { password: undefined }, answer: INVALID },
  {
    name: 'IDN-020 blanks',
    change: { password: ' '.repeat(20) },
    answer: refused('password_too_short'),
  },
  {
    name: 'IDN-020 a common password',
    change: { password: '  Qwertyuiop ' },
    answer: refused('password_too_common'),
  },
  {
    name: 'IDN-020 a password of 201 letters',
    change: { password: 'x'.repeat(201) },
    answer: INVALID,
  },
  { name: 'G-56 no role', change: { roles: [] }, answer: refused('invalid_role') },
  {
    name: 'G-56 a role that is no list',
    change: { roles: 'user' },
    answer: refused('invalid_role'),
  },
  {
    name: 'IDN-037 a role of ours',
    change: { roles: ['ROLE_ADMIN'] },
    answer: refused('invalid_role'),
  },
  { name: 'IDN-006 a name with a line break', change: { name: 'a\nb' }, answer: INVALID },
  {
    name: 'IDN-021 a solution of 4001 letters',
    change: { captchaToken: 'x'.repeat(4_001) },
    answer: INVALID,
  },
  {
    name: 'IDN-037 a field that is slipped in',
    change: { mustChangePassword: false },
    answer: INVALID,
  },
])('$name is refused', async ({ change, answer }) => {
  const { status, body } = await signUp(change);
  expect({ status, code: body.error_code }).toEqual(answer);
  expect(await identity.store.users.findByEmail(PERSON.email)).toBeNull();
});

test('IDN-020 a password of 64 characters and more is welcome', async () => {
  const { status } = await signUp({
    email: 'long@example.com',
    password: 'nine lions look for a green star '.padEnd(121, 'd'),
  });
  expect(status).toBe(201);
});

test('IDN-022 without a site key no one signs up, and the error says why', async () => {
  const unset = { ...identity.deps, botCheck: missingBotCheck, isBotCheckRequired: true };
  await expect(
    signUpGuest(unset, { ...guestCredentials(), clientAddress: '' }),
  ).rejects.toMatchObject({
    code: 'captcha_key_missing',
    message: 'Recaptcha Key not set.',
  });
});
