import { isPasswordLongEnough } from './password.ts';

test.each([
  { password: 'sevench', enough: false },
  { password: 'eightchr', enough: true },
  { password: '   seven12   ', enough: false },
  { password: '        ', enough: false },
])('IDN-020 CST-017 "$password" long enough: $enough', ({ password, enough }) => {
  expect(isPasswordLongEnough(password)).toBe(enough);
});
