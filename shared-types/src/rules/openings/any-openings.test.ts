import fc from 'fast-check';
import { buildOpening as row } from '../../../test-data/openings.ts';
import { dateAfter, localTime } from '../time/zoned-time.ts';
import { isOpen, merchantDay, nextOpening } from './merchant-day.ts';

const ZONES = [
  'Europe/Rome',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
];
const YEAR_START = Date.parse('2027-12-25T00:00:00Z');
/** Over a leap day and both changes of every zone. */
const instant = fc
  .integer({ min: 0, max: 380 * 1_440 })
  .map((minute) => new Date(YEAR_START + minute * 60_000));
const zone = fc.constantFrom(...ZONES);
const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
const slot = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 2 })
  .map((ends) => ends.toSorted((a, b) => a - b).map(clock))
  .map(([start = '', end = '']) => ({ start, end }));
const date = fc.integer({ min: 0, max: 380 }).map((days) => dateAfter('2027-12-25', days));
const anyOpenings = fc
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

test('QUE-016 G-49 no merchant is ever open during a closing, in any zone and over both changes', () => {
  fc.assert(
    fc.property(anyOpenings, zone, instant, (rows, timezone, now) => {
      const today = localTime(now, timezone).date;
      const openings = [...rows, row({ date: today, typology: 'closings' })];
      expect(isOpen(merchantDay({ openings, timezone }, now))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('QUE-015 G-31 the next opening of the day is later than now, is open, and none is before it', () => {
  fc.assert(
    fc.property(anyOpenings, zone, instant, (openings, timezone, now) => {
      const merchant = { openings, timezone };
      const day = merchantDay(merchant, now);
      const next = nextOpening(day);
      if (!next) return;
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(localTime(next, timezone).date).toBe(day.date);
      expect(isOpen(merchantDay(merchant, next))).toBe(true);
      if (isOpen(day)) return;
      const gap = next.getTime() - now.getTime();
      for (const share of [0, 0.3, 0.6, 0.999]) {
        const between = new Date(now.getTime() + gap * share);
        expect(isOpen(merchantDay(merchant, between))).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
