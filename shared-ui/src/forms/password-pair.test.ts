import { isPairLongEnough, pairProblems } from './password-pair.tsx';

test.each([
  { name: 'a pair', pair: ['correct horse', 'correct horse'], problems: {} },
  { name: 'blanks count', pair: ['correct horse', 'correct horse '], mismatch: true },
  { name: 'two different ones', pair: ['correct horse', 'correct house'], mismatch: true },
  { name: 'a short repetition', pair: ['correct horse', 'correct'], mismatch: true },
  { name: 'a short one', pair: ['short', 'short'], problems: { password: 'password_too_short' } },
  {
    name: 'the product’s name with a number',
    pair: ['turno123', 'turno123'],
    problems: { password: 'password_too_common' },
  },
  {
    name: 'blanks only',
    pair: [' '.repeat(9), ' '.repeat(9)],
    problems: { password: 'password_too_short' },
  },
])('IDN-020 $name', ({ pair: [password = '', confirmPassword = ''], problems, mismatch }) => {
  const expected = mismatch ? { confirmPassword: 'mismatch' } : problems;
  expect(pairProblems({ password, confirmPassword })).toEqual(expected);
});

test.each([
  { pair: ['12345678', '12345678'], isEnough: true },
  { pair: ['12345678', '1234567'], isEnough: false },
  { pair: ['1234567', '12345678'], isEnough: false },
  { pair: ['       8', '       8'], isEnough: false },
])('CON-079 X-45 $pair may be sent: $isEnough', ({ pair, isEnough }) => {
  const [password = '', confirmPassword = ''] = pair;
  expect(isPairLongEnough({ password, confirmPassword })).toBe(isEnough);
});

test('IDN-020 every form judges alike; one that knows the person also finds their data', () => {
  const pair = { password: 'ada.example1', confirmPassword: 'ada.example1' };
  expect(pairProblems(pair)).toEqual({});
  expect(pairProblems(pair, { email: 'ada@example.com' })).toEqual({
    password: 'password_too_common',
  });
});
