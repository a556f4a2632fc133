import { comparableCode, statusCode } from './status-code.ts';

test('DIS-001 a status code has eighty bits in signs that nobody takes for others', () => {
  const code = statusCode(Uint8Array.from({ length: 32 }, (_, index) => index * 7));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
});

test.each(['0L1O-abcd', ' 0110abcd ', '01i0-ABCD', '0 1 1 0 A B C D'])(
  'DIS-001 a code typed from paper as "%s" is the code that was printed',
  (typed) => {
    expect(comparableCode(typed)).toBe('0110ABCD');
  },
);
