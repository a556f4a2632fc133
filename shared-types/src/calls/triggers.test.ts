import { ERRORS, type ErrorCode } from '../errors.ts';
import { signInCall, signUpCall } from './accounts/auth.ts';
import { newPasswordCall, resetPasswordCall } from './accounts/passwords.ts';

/** What old screens look for in a message, by call: only the API errors named here may contain it. */
const TRIGGERS = [
  { call: newPasswordCall, trigger: 'invalid', codes: ['invalid_old_password'] },
  { call: newPasswordCall, trigger: 'cannot be equal', codes: ['equal_passwords'] },
  { call: newPasswordCall, trigger: 'unauthorized', codes: ['unauthorized'] },
  { call: resetPasswordCall, trigger: 'not found', codes: ['user_not_found'] },
  { call: resetPasswordCall, trigger: 'facebook', codes: ['facebook_account'] },
  { call: signInCall, trigger: 'facebook', codes: ['use_facebook_signin'] },
  { call: signInCall, trigger: 'not found', codes: ['invalid_credentials'] },
  { call: signUpCall, trigger: 'already in use', codes: ['email_already_in_use'] },
];

test.each(TRIGGERS)('X-50 IDN-014 "$trigger" at $call.path is $codes alone', (row) => {
  const { call, trigger, codes } = row;
  const saying = call.errors.filter((code: ErrorCode) => ERRORS[code].message.includes(trigger));
  expect(saying).toEqual(codes);
});

test('IDN-005 X-33 IDN-017 IDN-018 IDN-035 the fixed messages', () => {
  const message = (code: ErrorCode) => `${ERRORS[code].status} ${ERRORS[code].message}`;
  expect(message('invalid_credentials')).toBe('422 user not found or wrong password');
  expect(message('use_facebook_signin')).toBe('422 use facebook to sign in');
  expect(message('facebook_signin_error')).toBe('422 Facebook signin error.');
  expect(message('email_already_in_use')).toBe('409 e-mail already in use');
  expect(message('invalid_old_password')).toBe('422 invalid-old');
  expect(message('equal_passwords')).toBe('422 New password cannot be equal to the old one');
  expect(message('user_not_found')).toBe('404 user not found');
  expect(message('facebook_account')).toBe('422 account registered with facebook');
  expect(message('unauthorized')).toBe('401 unauthorized');
});
