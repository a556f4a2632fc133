import { COMMON_PASSWORD_COUNT, isCommonPassword } from './new-password.ts';

test.each(['password', '12345678', 'qwertyuiop', 'PassWord', '  iloveyou ', 'trustno1'])(
  'IDN-020 "%s" is one of the commonest passwords',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['correct horse', 'turno-demo-2026', 'dK3vQ9xT7mB2pL8wR5yC1nHs'])(
  'IDN-020 "%s" is none of them',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('IDN-020 thousands of passwords are known to be common', () => {
  expect(COMMON_PASSWORD_COUNT).toBeGreaterThan(3_000);
});
