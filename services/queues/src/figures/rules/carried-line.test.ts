import { merchantDay } from '@turno/shared-types/rules';
import { buildOpening } from '@turno/shared-types/test-data';
import { carriedAhead, carriedLine } from './carried-line.ts';

const openings = (start: string, end: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => buildOpening({ dayOfWeek, start, end }));
/** A minute after midnight in Rome. */
const NOW = new Date('2026-11-21T23:01:00Z');
const MIDNIGHT = Date.parse('2026-11-21T23:00:00Z');
const dayOf = (start: string, end: string) =>
  merchantDay({ openings: openings(start, end), timezone: 'Europe/Rome' }, NOW);
const queue = { type: 'standard', passMode: 'free' } as const;
const before = { figures: { waiting: { createdAt: [MIDNIGHT - 2, MIDNIGHT - 1] } } };
const always = { queue, before, day: dayOf('00:00', '24:00') };

test.each([
  { name: 'of a place that stays open', parts: always, isCarried: true },
  { name: 'that is empty', parts: { ...always, before: null }, isCarried: false },
  {
    name: 'of a place that was closed at midnight',
    parts: { ...always, day: dayOf('09:00', '20:00') },
    isCarried: false,
  },
  {
    name: 'for passes, which are of one day',
    parts: { ...always, queue: { ...queue, passMode: 'generic' as const } },
    isCarried: false,
  },
])('S-05 the line of the day before $name is carried over: $isCarried', ({ parts, isCarried }) => {
  expect(carriedLine(parts)).toBe(isCarried ? before.figures : null);
});

test('S-05 who is carried over comes before everybody who joined since, in the order of the calls', () => {
  expect(carriedAhead(always, undefined)).toBe(2);
  expect(carriedAhead(always, MIDNIGHT)).toBe(2);
  expect(carriedAhead(always, MIDNIGHT - 3)).toBe(0);
});
