import { isMerchantClosed } from './merchant-closed.ts';

const day = (secondsOfDay: number, ...slots: [string, string][]) => ({
  date: '2026-11-21',
  secondsOfDay,
  slots: slots.map(([start, end]) => ({ start, end })),
});

test.each([
  ['no openings', day(0), true],
  ['before the first slot', day(3_600, ['09:00', '13:00']), false],
  ['within it', day(36_000, ['09:00', '13:00']), false],
  ['between two slots', day(14 * 3_600, ['09:00', '13:00'], ['16:00', '20:00']), false],
  ['a second before the end', day(20 * 3_600 - 1, ['09:00', '13:00'], ['16:00', '20:00']), false],
  ['at the end', day(20 * 3_600, ['09:00', '13:00'], ['16:00', '20:00']), true],
  ['slots out of order', day(14 * 3_600, ['16:00', '20:00'], ['09:00', '13:00']), false],
  ['until midnight', day(86_399, ['09:00', '24:00']), false],
])('QUE-045 QUE-046 merchant_closed: %s', (_name, given, expected) => {
  expect(isMerchantClosed(given)).toBe(expected);
});
