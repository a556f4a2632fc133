import { CODE_BYTES, checkInCode, readCheckInCode } from './check-in-code.ts';

test('a code has ten signs of Crockford’s alphabet, and is read back as itself', () => {
  const bytes = Uint8Array.from({ length: CODE_BYTES }, (_, index) => index * 25);
  const code = checkInCode(bytes);
  expect(code).toBe('0SJB4XPF81');
  expect(readCheckInCode(code)).toBe(code);
});

test.each([
  { typed: '0123456789', code: '0123456789' },
  { typed: ' abcde-fghjk ', code: 'ABCDEFGHJK' },
  { typed: 'oOiIlL1234', code: '0011111234' },
  { typed: 'ABCDEFGHJU', code: null },
  { typed: 'ABCDE', code: null },
  { typed: 'ABCDEFGHJKM', code: null },
  { typed: 'ABCDE\u0000FGHJ', code: null },
  { typed: '', code: null },
])('"$typed" is read as $code', ({ typed, code }) => {
  expect(readCheckInCode(typed)).toBe(code);
});

test('a code is made of the first ten bytes, five bits of each', () => {
  expect(checkInCode(Uint8Array.from({ length: 40 }, (_, index) => 63 - index))).toBe('ZYXWVTSRQP');
});
