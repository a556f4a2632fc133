import fc from 'fast-check';
import { localTime } from './local-time.ts';
import { instantOf } from './zoned-instant.ts';

test.each([
  {
    name: 'winter',
    date: '2026-11-21',
    time: '18:00',
    zone: 'Europe/Rome',
    at: '2026-11-21T17:00',
  },
  {
    name: 'summer',
    date: '2026-07-21',
    time: '18:00',
    zone: 'Europe/Rome',
    at: '2026-07-21T16:00',
  },
  {
    name: 'the end of the day',
    date: '2026-11-21',
    time: '24:00',
    zone: 'Europe/Rome',
    at: '2026-11-21T23:00',
  },
  {
    name: 'after the clock leapt',
    date: '2026-03-29',
    time: '03:30',
    zone: 'Europe/Rome',
    at: '2026-03-29T01:30',
  },
  {
    name: 'a time the clock leapt over',
    date: '2026-03-29',
    time: '02:30',
    zone: 'Europe/Rome',
    at: '2026-03-29T01:30',
  },
  {
    name: 'the first of two',
    date: '2026-10-25',
    time: '02:30',
    zone: 'Europe/Rome',
    at: '2026-10-25T00:30',
  },
  {
    name: 'far east',
    date: '2026-11-21',
    time: '00:15',
    zone: 'Pacific/Auckland',
    at: '2026-11-20T11:15',
  },
])('G-31 $name', ({ date, time, zone, at }) => {
  expect(instantOf(date, time, zone)).toEqual(new Date(`${at}:00Z`));
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
