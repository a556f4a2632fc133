import * as fc from 'fast-check';
import { isPasswordLongEnough, passwordPairProblem } from './password.ts';

test.each([
  { password: 'sevench', enough: false },
  { password: 'eightchr', enough: true },
  { password: '   eight012   ', enough: true },
  { password: '   seven7   ', enough: false },
  { password: '        ', enough: false },
])('IDN-020 CST-017 "$password" long enough: $enough', ({ password, enough }) => {
  expect(isPasswordLongEnough(password)).toBe(enough);
});

test.each([
  { name: 'both short', pair: ['seven77', 'seven77'], problem: 'password_too_short' },
  { name: 'one short', pair: ['eightchr', 'seven77'], problem: 'password_too_short' },
  { name: 'blanks only', pair: [' '.repeat(9), ' '.repeat(9)], problem: 'password_too_short' },
  { name: 'two different ones', pair: ['eightchr', 'eightchR'], problem: 'mismatch' },
  { name: 'a blank more', pair: ['eightchr', 'eightchr '], problem: 'mismatch' },
  { name: 'the same twice', pair: ['eightchr', 'eightchr'], problem: null },
])('IDN-020 X-45 $name: $problem', ({ pair: [password = '', repeated = ''], problem }) => {
  expect(passwordPairProblem(password, repeated)).toBe(problem);
});

test('IDN-020 a pair passes exactly when both are the same and long enough', async () => {
  const text = fc.oneof(fc.string(), fc.string({ minLength: 8 }), fc.constant('  correct horse '));
  await fc.assert(
    fc.property(text, text, fc.boolean(), (password, other, isSame) => {
      const repeated = isSame ? password : other;
      const passes = password === repeated && password.trim().length >= 8;
      expect(passwordPairProblem(password, repeated) === null).toBe(passes);
    }),
  );
});
