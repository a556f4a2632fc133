import { buildDay } from '../../../test-data/openings.ts';
import { clockOf } from '../time/clock-text.ts';
import { formatInZone } from '../time/zoned-time.ts';
import { lineUpBlockedUntil } from './line-up-window.ts';

const NINE = ['09:00-13:00', '16:00-20:00'];

test.each([
  { name: 'no limit (null)', limit: null, avoid: true, minutes: 0, until: null },
  { name: 'no limit (-1)', limit: -1, avoid: true, minutes: 0, until: null },
  {
    name: '0 without the flag does not hold back',
    limit: 0,
    avoid: false,
    minutes: 0,
    until: null,
  },
  { name: '0 with the flag holds back', limit: 0, avoid: true, minutes: 539, until: '09:00' },
  { name: '0 with the flag, at opening', limit: 0, avoid: true, minutes: 540, until: null },
  { name: 'half an hour, too early', limit: 1_800, avoid: false, minutes: 509, until: '08:30' },
  { name: 'half an hour, just in time', limit: 1_800, avoid: false, minutes: 510, until: null },
  {
    name: 'the flag changes nothing above 0',
    limit: 1_800,
    avoid: true,
    minutes: 509,
    until: '08:30',
  },
  {
    name: 'a limit longer than the morning',
    limit: 14_400,
    avoid: false,
    minutes: 299,
    until: '05:00',
  },
  {
    name: 'a limit that reaches past midnight',
    limit: 36_000,
    avoid: false,
    minutes: 0,
    until: null,
  },
  {
    name: 'between the slots joining is allowed',
    limit: 0,
    avoid: true,
    minutes: 800,
    until: null,
  },
])('QUE-056 QUE-057 X-09 $name', ({ limit, avoid, minutes, until }) => {
  const limits = { lineupLimitedBeforeOpening: limit, avoidLineupBeforeOpening: avoid };
  const from = lineUpBlockedUntil(limits, buildDay({ time: clockOf(minutes), slots: NINE }));
  expect(from && formatInZone(from, 'Europe/Rome', 'HH:mm')).toBe(until);
});

test('QUE-056 a day without slots blocks no joining, because it is closed', () => {
  const limits = { lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true };
  expect(lineUpBlockedUntil(limits, buildDay({ time: '00:00', slots: [] }))).toBeNull();
});

test.each([
  { date: '2026-03-29', slots: ['03:15-08:00'], until: '2026-03-29T00:45:00.000Z', shown: '01:45' },
  { date: '2026-10-25', slots: ['03:00-08:00'], until: '2026-10-25T01:30:00.000Z', shown: '02:30' },
])('S-13 QUE-056 half an hour before opening is half an hour on $date', (row) => {
  const limits = { lineupLimitedBeforeOpening: 1_800, avoidLineupBeforeOpening: false };
  const day = buildDay({ time: '00:00', date: row.date, slots: row.slots });
  const from = lineUpBlockedUntil(limits, day);
  expect(from?.toISOString()).toBe(row.until);
  expect(from && formatInZone(from, 'Europe/Rome', 'HH:mm')).toBe(row.shown);
});
