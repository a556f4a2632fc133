import { createHttp } from '@turno/shared-ui/http';
import { buildRemoteProps, openFakeGateway } from '@turno/shared-ui/test';
import { isComplete, type SignUpValues, signUp, signUpRules } from './use-sign-up.ts';

const GOOD: SignUpValues = {
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  terms: true,
};

test.each([
  { name: 'everything', change: {}, expected: true },
  { name: 'no address', change: { email: '  ' }, expected: false },
  { name: 'no password', change: { password: '' }, expected: false },
  { name: 'no repetition', change: { confirmPassword: '' }, expected: false },
  { name: 'the terms not accepted', change: { terms: false }, expected: false },
])('CON-077 with $name the button may be pressed: $expected', ({ change, expected }) => {
  expect(isComplete({ ...GOOD, ...change })).toBe(expected);
});

test('IDN-019, IDN-020: each problem is at its field', () => {
  const judge = (values: SignUpValues) => signUpRules['~standard'].validate(values);
  expect(judge(GOOD)).toEqual({ value: GOOD });
  expect(judge({ ...GOOD, email: 'ada@', confirmPassword: 'another horse' })).toEqual({
    issues: [
      { message: 'invalid_email', path: ['email'] },
      { message: 'mismatch', path: ['confirmPassword'] },
    ],
  });
  const own = { ...GOOD, password: GOOD.email, confirmPassword: GOOD.email };
  expect(judge(own)).toEqual({ issues: [{ message: 'password_too_common', path: ['password'] }] });
});

test('IDN-021: without a bot-check value it fails here, without a network call', async () => {
  const gateway = openFakeGateway();
  const account = { email: 'ada@example.com', password: 'correct horse' };
  await expect(signUp(createHttp(buildRemoteProps().props), account, '')).rejects.toMatchObject({
    code: 'captcha_error',
    message: 'Captcha error',
  });
  expect(gateway.requests).toEqual([]);
  gateway.close();
});
