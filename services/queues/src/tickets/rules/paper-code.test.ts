import { isPaperCode, paperCode, typedCode } from './paper-code.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a code has one sign for each of the first bytes, without the look-alikes I, L, O and U', () => {
  const bytes = Uint8Array.from({ length: 64 }, (_, index) => index);
  expect(paperCode(bytes, 64)).toBe(ALPHABET + ALPHABET);
  expect(paperCode(bytes, 3)).toBe('012');
});

test.each([
  { typed: 'abc-d 7', code: 'ABCD7' },
  { typed: ' iL o0\t', code: '1100' },
  { typed: 'OIL-oil', code: '011011' },
])('"$typed" is typed for $code', ({ typed, code }) => {
  expect(typedCode(typed)).toBe(code);
});

test.each([
  { code: 'AB12', length: 4, is: true },
  { code: 'AB12', length: 5, is: false },
  { code: 'ABU2', length: 4, is: false },
  { code: 'ab12', length: 4, is: false },
  { code: '', length: 0, is: true },
])('"$code" is a code of $length signs: $is', ({ code, length, is }) => {
  expect(isPaperCode(code, length)).toBe(is);
});
