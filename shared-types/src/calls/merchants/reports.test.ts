import { reportCall } from './reports.ts';

const isValid = (from: string, to: string) => reportCall.query.safeParse({ from, to }).success;

test.each([
  ['one day', '2026-11-21', '2026-11-21', true],
  ['92 days', '2026-08-22', '2026-11-21', true],
  ['93 days', '2026-08-21', '2026-11-21', false],
  ['a range that ends before it begins', '2026-11-21', '2026-11-20', false],
  ['a day that does not exist', '2026-02-30', '2026-03-01', false],
  ['no date', 'yesterday', '2026-03-01', false],
])('S-12 the range of a report: %s', (_, from, to, valid) => {
  expect(isValid(from, to)).toBe(valid);
});
