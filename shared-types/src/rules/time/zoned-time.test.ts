import fc from 'fast-check';
import { clockOf } from './clock-text.ts';
import {
  dateAfter,
  dayOfWeek,
  instantOf,
  isCalendarDate,
  isTimeZone,
  localTime,
} from './zoned-time.ts';

test.each([
  {
    name: 'summer in Rome is two hours ahead',
    at: '2026-07-01T10:15:30Z',
    zone: 'Europe/Rome',
    wall: ['2026-07-01', 3, 12 * 60 + 15, 30],
  },
  {
    name: 'the last second before midnight in Rome is still the old day',
    at: '2026-11-20T22:59:59Z',
    zone: 'Europe/Rome',
    wall: ['2026-11-20', 5, 23 * 60 + 59, 59],
  },
  {
    name: 'midnight in Rome begins the new day at 00:00, never at 24:00',
    at: '2026-11-20T23:00:00Z',
    zone: 'Europe/Rome',
    wall: ['2026-11-21', 6, 0, 0],
  },
  {
    name: 'the night the clock springs forward: the minute before the gap',
    at: '2026-03-29T00:59:59Z',
    zone: 'Europe/Rome',
    wall: ['2026-03-29', 0, 119, 59],
  },
  {
    name: 'the night the clock springs forward: three follows two',
    at: '2026-03-29T01:00:00Z',
    zone: 'Europe/Rome',
    wall: ['2026-03-29', 0, 180, 0],
  },
  {
    name: 'the night the clock falls back: half past two the first time',
    at: '2026-10-25T00:30:00Z',
    zone: 'Europe/Rome',
    wall: ['2026-10-25', 0, 150, 0],
  },
  {
    name: 'the night the clock falls back: half past two the second time',
    at: '2026-10-25T01:30:00Z',
    zone: 'Europe/Rome',
    wall: ['2026-10-25', 0, 150, 0],
  },
  {
    name: 'a leap day',
    at: '2028-02-29T11:00:00Z',
    zone: 'Europe/Rome',
    wall: ['2028-02-29', 2, 720, 0],
  },
  {
    name: 'a merchant on the other side of the date line',
    at: '2026-11-20T11:00:00Z',
    zone: 'Pacific/Auckland',
    wall: ['2026-11-21', 6, 0, 0],
  },
] as const)('QUE-041 G-31 $name', ({ at, zone, wall }) => {
  const { date, dayOfWeek: weekday, minutes, seconds } = localTime(new Date(at), zone);
  expect([date, weekday, minutes, seconds]).toEqual(wall);
});

test.each([
  { date: '2026-11-22', weekday: 0 },
  { date: '2026-11-28', weekday: 6 },
  { date: '2028-02-29', weekday: 2 },
])('QUE-015 $date is weekday $weekday', ({ date, weekday }) => {
  expect(dayOfWeek(date)).toBe(weekday);
});

test.each([
  { text: 'Europe/Rome', is: true },
  { text: 'Asia/Kolkata', is: true },
  { text: 'UTC', is: true },
  { text: 'EUROPE/ROME', is: false },
  { text: 'Europe/rome', is: false },
  { text: 'utc', is: false },
  { text: '+01:00', is: false },
  { text: 'Europe/Atlantis', is: false },
  { text: '', is: false },
])('G-31 «$text» is a time zone: $is', ({ text, is }) => {
  expect(isTimeZone(text)).toBe(is);
});

test.each([
  { date: '2028-02-29', is: true },
  { date: '2027-02-29', is: false },
  { date: '2027-04-31', is: false },
  { date: '2027-13-01', is: false },
  { date: '2027-12-31', is: true },
  { date: '1900-01-01', is: true },
  { date: '2999-12-31', is: true },
  { date: '0000-01-01', is: false },
  { date: '1899-12-31', is: false },
  { date: '3000-01-01', is: false },
  { date: '9999-12-31', is: false },
  { date: '', is: false },
  { date: 'tomorrow', is: false },
  { date: 'Invalid Date', is: false },
])('QUE-015 $date is a day of the calendar: $is', ({ date, is }) => {
  expect(isCalendarDate(date)).toBe(is);
});

test('QUE-015 days are added, over a leap day and the end of a year', () => {
  expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dateAfter('2027-12-31', 1)).toBe('2028-01-01');
  expect(dateAfter('2028-03-01', -1)).toBe('2028-02-29');
});

test('G-31 each place has its own clock within one second, and each second its own time', () => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + seconds * 1_000);
  const shown = (seconds: number, zone: string) => {
    const { minutes, seconds: past } = localTime(at(seconds), zone);
    return [minutes, past];
  };
  expect(shown(0, 'Europe/Rome')).toEqual([660, 0]);
  expect(shown(0.999, 'Europe/Rome')).toEqual([660, 0]);
  expect(shown(0, 'Asia/Kolkata')).toEqual([930, 0]);
  expect(shown(0, 'Europe/Rome')).toEqual([660, 0]);
  expect(shown(1, 'Europe/Rome')).toEqual([660, 1]);
  expect(shown(-0.001, 'Europe/Rome')).toEqual([659, 59]);
});

const ZONES = ['Europe/Rome', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'UTC'];

test('the wall says what the calendar of the platform says, in every zone at every second', () => {
  const instants = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, timeZone) => {
      const { date, minutes, seconds } = localTime(at, timeZone);
      // Sweden writes dates as we do.
      const wall = at.toLocaleString('sv-SE', { timeZone });
      const ss = String(seconds).padStart(2, '0');
      expect(`${date} ${clockOf(minutes)}:${ss}`).toBe(wall);
    }),
    { numRuns: 1_000 },
  );
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
  const { date } = localTime(new Date(now), 'Europe/Rome');
  expect(instantOf(date, '24:00', 'Europe/Rome').toISOString()).toBe(end);
});
