import { everyDay } from '../../../test/factories.ts';
import {
  dayBefore,
  endOfDay,
  isMerchantClosed,
  merchantDay,
  secondsUntilOpening,
} from './merchant-day.ts';

const ROME = { openings: everyDay('09:00', '13:00'), timezone: 'Europe/Rome' };

test('QUE-041 G-31 the day is the merchant’s own, whatever the server’s zone', () => {
  const at = new Date('2026-11-20T23:00:05Z');
  expect(merchantDay(ROME, at)).toMatchObject({ date: '2026-11-21', secondsOfDay: 5 });
  expect(merchantDay({ ...ROME, timezone: 'UTC' }, at).date).toBe('2026-11-20');
  expect(merchantDay(ROME, at).slots).toEqual([{ start: '09:00', end: '13:00' }]);
});

test.each([
  { name: 'before the slot', at: '2026-11-21T07:59:30Z', seconds: 30 },
  { name: 'within it', at: '2026-11-21T08:00:00Z', seconds: 0 },
  { name: 'in its last second', at: '2026-11-21T11:59:59Z', seconds: 0 },
  { name: 'a second before it', at: '2026-11-21T07:59:59Z', seconds: 1 },
  { name: 'in the night', at: '2026-11-21T00:00:01Z', seconds: 28_799 },
  { name: 'after the last one', at: '2026-11-21T12:00:00Z', seconds: 0 },
])('G-42 seconds until opening, $name', ({ at, seconds }) => {
  expect(secondsUntilOpening(merchantDay(ROME, new Date(at)))).toBe(seconds);
});

test.each([
  { name: 'an ordinary day', now: '2026-11-21T10:00:00.500Z', end: '2026-11-21T23:00:00.000Z' },
  { name: 'its first instant', now: '2026-11-20T23:00:00.000Z', end: '2026-11-21T23:00:00.000Z' },
  { name: 'its last second', now: '2026-11-21T22:59:59.999Z', end: '2026-11-21T23:00:00.000Z' },
  { name: 'a day of 23 hours', now: '2026-03-28T23:30:00.000Z', end: '2026-03-29T22:00:00.000Z' },
  { name: 'a day of 25 hours', now: '2026-10-24T22:30:00.000Z', end: '2026-10-25T23:00:00.000Z' },
  {
    name: 'the second half past two',
    now: '2026-10-25T01:30:00.000Z',
    end: '2026-10-25T23:00:00.000Z',
  },
])('QUE-041 the day ends at local midnight: $name', ({ now, end }) => {
  expect(endOfDay(new Date(now), 'Europe/Rome').toISOString()).toBe(end);
});

test('the day before the first of March of a leap year', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
});

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
