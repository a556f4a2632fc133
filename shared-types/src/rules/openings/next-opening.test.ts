import fc from 'fast-check';
import { buildOpening as row } from '../../../test-data/openings.ts';
import { minutesOf } from '../time/clock-text.ts';
import { dateAfter, localTime } from '../time/zoned-time.ts';
import { isOpenAt, nextOpening } from './next-opening.ts';
import { slotsOn } from './openings.ts';

const ZONES = [
  'Europe/Rome',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
];
const YEAR_START = Date.parse('2027-12-25T00:00:00Z');
const MINUTE_MS = 60_000;
/** Over a leap day and both changes of every zone. */
const minuteOfYear = fc.integer({ min: 0, max: 380 * 1_440 });
const at = (minute: number) => new Date(YEAR_START + minute * MINUTE_MS);
const zone = fc.constantFrom(...ZONES);

const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
const slot = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 2 })
  .map((ends) => ends.toSorted((a, b) => a - b).map(clock))
  .map(([start = '', end = '']) => ({ start, end }));
const date = fc.integer({ min: 0, max: 380 }).map((days) => dateAfter('2027-12-25', days));
const openings = fc
  .record({
    weekly: fc.array(fc.record({ dayOfWeek: fc.integer({ min: 0, max: 6 }), slot }), {
      maxLength: 9,
    }),
    special: fc.array(fc.record({ date, slot }), { maxLength: 5 }),
    closings: fc.array(date, { maxLength: 20 }),
  })
  .map(({ weekly, special, closings }) => [
    ...weekly.map(({ dayOfWeek, slot }) => row({ dayOfWeek, ...slot })),
    ...special.map(({ date, slot }) => row({ date, ...slot, typology: 'openings' })),
    ...closings.map((closed) => row({ date: closed, typology: 'closings' })),
  ]);
const minutesAround = (noon: number) => Array.from({ length: 4 }, (_, hour) => noon + hour * 17);

test('QUE-016 G-49 nobody is ever open during a closing, in any zone and over both changes', () => {
  fc.assert(
    fc.property(openings, zone, minuteOfYear, (rows, timezone, minute) => {
      const wall = localTime(at(minute), timezone);
      const closed = [...rows, row({ date: wall.date, typology: 'closings' })];
      expect(isOpenAt({ openings: closed, timezone }, at(minute))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('QUE-015 G-31 the next opening is later than now, is open, and nobody opened before it', () => {
  fc.assert(
    fc.property(openings, zone, minuteOfYear, (rows, timezone, minute) => {
      const place = { openings: rows, timezone };
      const next = nextOpening(place, at(minute));
      if (!next) return;
      expect(next.getTime()).toBeGreaterThan(at(minute).getTime());
      expect(isOpenAt(place, next)).toBe(true);
      const wall = localTime(next, timezone);
      const starts = slotsOn(rows, wall.date).map(({ start }) => minutesOf(start));
      const isClockTurn = !isOpenAt(place, new Date(next.getTime() - MINUTE_MS));
      expect(starts.includes(wall.minutes) || isClockTurn).toBe(true);
      if (isOpenAt(place, at(minute))) return;
      const gap = next.getTime() - at(minute).getTime();
      for (const share of minutesAround(0)) {
        const between = new Date(at(minute).getTime() + (gap * share) / 60);
        if (between < next) expect(isOpenAt(place, between)).toBe(false);
      }
      expect(isOpenAt(place, new Date(next.getTime() - MINUTE_MS))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('QUE-015 somebody who is open at all opens again within a week, or has only dated rows left', () => {
  fc.assert(
    fc.property(
      slot,
      fc.integer({ min: 0, max: 6 }),
      zone,
      minuteOfYear,
      (hours, day, timezone, minute) => {
        const place = { openings: [row({ dayOfWeek: day, ...hours })], timezone };
        const next = nextOpening(place, at(minute));
        // A slot may fall into the hour that is leapt over; then it comes a week later.
        expect(next && next.getTime() - at(minute).getTime()).toBeLessThanOrEqual(
          15 * 1_440 * MINUTE_MS,
        );
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  {
    name: 'the slot the clock leaps into begins at the leap',
    slots: ['02:15-03:30'],
    from: '2027-03-27T23:00:00Z',
    next: '2027-03-28T01:00:00.000Z',
  },
  {
    name: 'the slot the clock leaps over does not begin',
    slots: ['02:15-02:45', '10:00-11:00'],
    from: '2027-03-27T23:00:00Z',
    next: '2027-03-28T08:00:00.000Z',
  },
  {
    name: 'the slot of the hour that comes twice begins twice',
    slots: ['02:15-02:45'],
    from: '2027-10-31T00:20:00Z',
    next: '2027-10-31T01:15:00.000Z',
  },
  {
    name: 'the clock falls back into a slot',
    slots: ['01:00-02:30'],
    from: '2027-10-31T00:40:00Z',
    next: '2027-10-31T01:00:00.000Z',
  },
  {
    name: 'the clock falls back into a slot before the next one begins',
    slots: ['01:00-02:30', '10:00-11:00'],
    from: '2027-10-31T00:40:00Z',
    next: '2027-10-31T01:00:00.000Z',
  },
  {
    name: 'the slot that begins this very moment is not the next one',
    slots: ['10:00-11:00'],
    from: '2027-06-06T08:00:00Z',
    next: '2027-06-13T08:00:00.000Z',
  },
  {
    name: 'midnight to midnight begins with the day',
    slots: ['00:00-24:00'],
    from: '2027-06-06T12:00:00Z',
    next: '2027-06-12T22:00:00.000Z',
  },
])('QUE-015 in Rome, on Sundays: $name', ({ slots, from, next }) => {
  const rows = slots.map((text) =>
    row({ dayOfWeek: 0, start: text.slice(0, 5), end: text.slice(6) }),
  );
  const place = { openings: rows, timezone: 'Europe/Rome' };
  expect(nextOpening(place, new Date(from))?.toISOString()).toBe(next);
});

test('QUE-016 a leap day may have hours of its own; nobody without rows ever opens', () => {
  const place = {
    openings: [
      row({ date: '2028-02-29', start: '10:00', end: '12:00', typology: 'openings' as const }),
    ],
    timezone: 'Europe/Rome',
  };
  expect(nextOpening(place, new Date('2027-06-01T00:00:00Z'))?.toISOString()).toBe(
    '2028-02-29T09:00:00.000Z',
  );
  expect(nextOpening({ openings: [], timezone: 'Europe/Rome' }, at(0))).toBeNull();
});

test('QUE-016 the one date of a leap year on which somebody opens is found, and none that is further', () => {
  const hours = { start: '10:00', end: '12:00', typology: 'openings' as const };
  const place = { openings: [row({ date: '2028-12-31', ...hours })], timezone: 'Europe/Rome' };
  const next = (from: string) => nextOpening(place, new Date(from))?.toISOString() ?? null;
  expect(next('2027-12-30T12:00:00Z')).toBe('2028-12-31T09:00:00.000Z');
  expect(next('2027-12-29T12:00:00Z')).toBeNull();
});
