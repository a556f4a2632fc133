import { merchantDay } from '@turno/shared-types/rules';
import { buildOpening } from '@turno/shared-types/test-data';
import { unfinishedDate } from './unfinished-date.ts';

const hours = (start: string, end: string) => ({
  timezone: 'Europe/Rome',
  openings: Array.from({ length: 7 }, (_, dayOfWeek) => buildOpening({ dayOfWeek, start, end })),
});

test.each([
  {
    where: 'open around the clock, a minute after midnight',
    start: '00:00',
    end: '24:00',
    at: '23:01',
    date: '2026-11-21',
  },
  {
    where: 'open around the clock, two hours after midnight',
    start: '00:00',
    end: '24:00',
    at: '01:00',
    date: null,
  },
  { where: 'a shop', start: '09:00', end: '19:00', at: '23:01', date: null },
  { where: 'a bar whose day has not ended', start: '18:00', end: '02:00', at: '23:01', date: null },
] as const)('S-05 the day before that staff still finish: $where', ({ start, end, at, date }) => {
  const merchant = hours(start, end);
  const now = new Date(`2026-11-${at < '12:00' ? 22 : 21}T${at}:00Z`);
  const day = merchantDay(merchant, now);
  expect(unfinishedDate({ queue: { type: 'standard' }, merchant, day, now })).toBe(date);
  expect(unfinishedDate({ queue: { type: 'event' }, merchant, day, now })).toBeNull();
});
