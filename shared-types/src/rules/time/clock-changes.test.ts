import fc from 'fast-check';
import { dateAfter, formatInZone, instantOf, localTime } from './zoned-time.ts';

const endOfDay = (at: Date, zone: string) => instantOf(localTime(at, zone).date, '24:00', zone);

const ZONES = [
  'Europe/Rome',
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Auckland',
];
const at = (instant: string) => new Date(instant);
const shown = (instant: Date, zone: string) => formatInZone(instant, zone, 'YYYY-MM-DD HH:mm:ss');

test.each([
  ['Europe/Rome', '2026-03-29T01:00:00Z', '2026-03-29 01:59:59', '2026-03-29 03:00:00'],
  ['Europe/Rome', '2026-10-25T01:00:00Z', '2026-10-25 02:59:59', '2026-10-25 02:00:00'],
  ['Europe/London', '2026-03-29T01:00:00Z', '2026-03-29 00:59:59', '2026-03-29 02:00:00'],
  ['Europe/London', '2026-10-25T01:00:00Z', '2026-10-25 01:59:59', '2026-10-25 01:00:00'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 01:59:59', '2026-03-08 03:00:00'],
  ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01 01:59:59', '2026-11-01 01:00:00'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05 01:59:59', '2026-04-05 01:30:00'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04 01:59:59', '2026-10-04 02:30:00'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-23 23:59:59', '2026-04-24 01:00:00'],
  ['Africa/Cairo', '2026-10-29T21:00:00Z', '2026-10-29 23:59:59', '2026-10-29 23:00:00'],
  ['America/Santiago', '2026-04-05T03:00:00Z', '2026-04-04 23:59:59', '2026-04-04 23:00:00'],
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-05 23:59:59', '2026-09-06 01:00:00'],
  ['Asia/Kolkata', '2026-03-29T01:00:00Z', '2026-03-29 06:29:59', '2026-03-29 06:30:00'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-29 23:59:59', '2011-12-31 00:00:00'],
  ['Pacific/Apia', '2026-11-21T10:00:00Z', '2026-11-21 22:59:59', '2026-11-21 23:00:00'],
])('S-13 G-31 %s at %s: %s is followed by %s', (zone, instant, before, after) => {
  expect(shown(new Date(at(instant).getTime() - 1), zone)).toBe(before);
  expect(shown(at(instant), zone)).toBe(after);
});

test.each([
  { name: 'winter', local: '2026-11-21 18:00', zone: 'Europe/Rome', at: '2026-11-21T17:00' },
  { name: 'summer', local: '2026-07-21 18:00', zone: 'Europe/Rome', at: '2026-07-21T16:00' },
  { name: 'end of day', local: '2026-11-21 24:00', zone: 'Europe/Rome', at: '2026-11-21T23:00' },
  { name: 'after a gap', local: '2026-03-29 03:30', zone: 'Europe/Rome', at: '2026-03-29T01:30' },
  { name: 'missing', local: '2026-03-29 02:00', zone: 'Europe/Rome', at: '2026-03-29T01:00' },
  { name: 'missing', local: '2026-03-29 02:30', zone: 'Europe/Rome', at: '2026-03-29T01:30' },
  { name: 'missing', local: '2026-03-29 01:15', zone: 'Europe/London', at: '2026-03-29T01:15' },
  { name: 'missing', local: '2026-03-08 02:45', zone: 'America/New_York', at: '2026-03-08T07:45' },
  {
    name: 'missing',
    local: '2026-10-04 02:15',
    zone: 'Australia/Lord_Howe',
    at: '2026-10-03T15:45',
  },
  { name: 'missing', local: '2026-04-24 00:00', zone: 'Africa/Cairo', at: '2026-04-23T22:00' },
  { name: 'missing', local: '2026-09-06 00:30', zone: 'America/Santiago', at: '2026-09-06T04:30' },
  {
    name: 'a missing day',
    local: '2011-12-30 12:00',
    zone: 'Pacific/Apia',
    at: '2011-12-30T22:00',
  },
  { name: 'doubled', local: '2026-10-25 02:00', zone: 'Europe/Rome', at: '2026-10-25T00:00' },
  { name: 'doubled', local: '2026-10-25 02:30', zone: 'Europe/Rome', at: '2026-10-25T00:30' },
  { name: 'after doubled', local: '2026-10-25 03:00', zone: 'Europe/Rome', at: '2026-10-25T02:00' },
  { name: 'doubled', local: '2026-10-25 01:45', zone: 'Europe/London', at: '2026-10-25T00:45' },
  { name: 'doubled', local: '2026-11-01 01:00', zone: 'America/New_York', at: '2026-11-01T05:00' },
  {
    name: 'doubled',
    local: '2026-04-05 01:45',
    zone: 'Australia/Lord_Howe',
    at: '2026-04-04T14:45',
  },
  { name: 'doubled', local: '2026-10-29 23:30', zone: 'Africa/Cairo', at: '2026-10-29T20:30' },
  { name: 'doubled', local: '2026-04-04 23:00', zone: 'America/Santiago', at: '2026-04-05T02:00' },
  { name: 'no change', local: '2026-03-29 02:30', zone: 'Asia/Kolkata', at: '2026-03-28T21:00' },
  { name: 'far east', local: '2026-11-21 00:15', zone: 'Pacific/Auckland', at: '2026-11-20T11:15' },
])('S-13 G-31 the instant of $local in $zone ($name)', ({ local, zone, at }) => {
  const [date = '', time = ''] = local.split(' ');
  expect(instantOf(date, time, zone)).toEqual(new Date(`${at}:00Z`));
});

test.each([
  { zone: 'Europe/Rome', date: '2026-03-29', hours: 23 },
  { zone: 'Europe/Rome', date: '2026-10-25', hours: 25 },
  { zone: 'Europe/London', date: '2026-10-25', hours: 25 },
  { zone: 'America/New_York', date: '2026-03-08', hours: 23 },
  { zone: 'America/New_York', date: '2026-11-01', hours: 25 },
  { zone: 'Australia/Lord_Howe', date: '2026-04-05', hours: 24.5 },
  { zone: 'Australia/Lord_Howe', date: '2026-10-04', hours: 23.5 },
  { zone: 'Africa/Cairo', date: '2026-04-24', hours: 23 },
  { zone: 'Africa/Cairo', date: '2026-10-29', hours: 25 },
  { zone: 'America/Santiago', date: '2026-04-04', hours: 25 },
  { zone: 'Asia/Kolkata', date: '2026-03-29', hours: 24 },
  { zone: 'Pacific/Apia', date: '2011-12-29', hours: 24 },
])('S-13 QUE-041 $date has $hours hours in $zone', ({ zone, date, hours }) => {
  const start = instantOf(date, '00:00', zone);
  const end = endOfDay(start, zone);
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
  expect(localTime(start, zone).date).toBe(date);
  expect(localTime(new Date(start.getTime() - 1), zone).date).toBe(dateAfter(date, -1));
  expect(localTime(new Date(end.getTime() - 1), zone).date).toBe(date);
  expect(endOfDay(new Date(end.getTime() - 1), zone)).toEqual(end);
});

test.each(ZONES)('S-13 every day of two years begins where the day before ends, in %s', (zone) => {
  for (let date = '2026-01-01'; date < '2028-01-01'; date = dateAfter(date, 1)) {
    const noon = instantOf(date, '12:00', zone);
    expect(shown(noon, zone)).toBe(`${date} 12:00:00`);
    expect(endOfDay(noon, zone)).toEqual(instantOf(dateAfter(date, 1), '00:00', zone));
    expect(localTime(new Date(endOfDay(noon, zone).getTime() - 1), zone).date).toBe(date);
  }
});

test('G-31 the wall shows the time again, all year round, except for the hour that is leapt over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 0, max: 1_439 }),
      fc.constantFrom('Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'),
      (day, minutes, zone) => {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const wall = localTime(instantOf(date, clock, zone), zone);
        return wall.date === date && [0, 60].includes(wall.minutes - minutes);
      },
    ),
    { numRuns: 2_000 },
  );
});
