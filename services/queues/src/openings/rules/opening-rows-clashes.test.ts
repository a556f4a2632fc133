import type { Opening } from '@turno/shared-types';
import { isKnownDate } from '@turno/shared-types/rules';
import { buildOpening as row } from '@turno/shared-types/test-data';
import fc from 'fast-check';
import { changedOpenings, type OpeningChanges } from './opening-rows.ts';

const DATE = '2026-12-24';
const NEW_YEAR = '2027-01-01';
const morning = row({ dayOfWeek: 1, start: '09:00', end: '13:00' });
const evening = row({ dayOfWeek: 1, start: '16:00', end: '20:00' });
const special = row({ date: DATE, start: '09:00', end: '13:00', typology: 'openings' });
const PRESENT = [morning, evening, special];

const change = (wanted: Partial<OpeningChanges>, present: readonly Opening[] = PRESENT) => {
  const ids = (wanted.create ?? []).map((_, index) => 5_000 + index);
  return changedOpenings(present, { create: [], edit: [], delete: [], ...wanted }, ids);
};
const shown = (outcome: ReturnType<typeof change>) =>
  'violation' in outcome
    ? outcome.violation
    : outcome.openings.map(
        ({ dayOfWeek, date, start, end }) => `${date ?? dayOfWeek} ${start}-${end}`,
      );
const rowsAfter = (outcome: ReturnType<typeof change>) =>
  'violation' in outcome ? [] : outcome.openings;

test.each<{ name: string; wanted: Partial<OpeningChanges>; violation: string }>([
  {
    name: 'a weekly slot that begins as another does',
    wanted: { create: [{ dayOfWeek: 1, start: '09:00', end: '12:00' }] },
    violation: 'opening_time_invalid',
  },
  {
    name: 'a weekly slot that ends as another does',
    wanted: { create: [{ dayOfWeek: 1, start: '10:00', end: '13:00' }] },
    violation: 'opening_time_invalid',
  },
  {
    name: 'a slot edited into the one beside it',
    wanted: { edit: [{ id: evening.id, start: '09:00', end: '13:00' }] },
    violation: 'opening_time_invalid',
  },
  {
    name: 'a weekly closing',
    wanted: { create: [{ dayOfWeek: 2, start: '09:00', end: '13:00', typology: 'closings' }] },
    violation: 'opening_time_invalid',
  },
  {
    name: 'two new slots of one new date that overlap',
    wanted: {
      create: [
        { date: NEW_YEAR, start: '09:00', end: '13:00' },
        { date: NEW_YEAR, start: '12:00', end: '15:00' },
      ],
    },
    violation: 'opening_time_invalid',
  },
  {
    name: 'one new slot of a date twice, though it opens nothing',
    wanted: {
      create: [
        { date: NEW_YEAR, start: '09:00', end: '09:00' },
        { date: NEW_YEAR, start: '09:00', end: '09:00' },
      ],
    },
    violation: 'opening_time_invalid',
  },
  {
    name: 'a new slot within one of a date that is there',
    wanted: { create: [{ date: DATE, start: '10:00', end: '11:00' }] },
    violation: 'opening_date_exists',
  },
])('QUE-017 QUE-021 X-46 $name: $violation', ({ wanted, violation }) => {
  expect(change(wanted)).toEqual({ violation });
});

test('QUE-021 the same hours of another weekday are another slot, and of the same one the slot that is there', () => {
  const hours = { start: '09:00', end: '13:00' };
  const other = change({ create: [{ dayOfWeek: 2, ...hours }] });
  expect(shown(other)).toEqual([
    '1 09:00-13:00',
    '1 16:00-20:00',
    '2 09:00-13:00',
    `${DATE} 09:00-13:00`,
  ]);
  expect(rowsAfter(change({ create: [{ dayOfWeek: 1, ...hours }] }))).toEqual(PRESENT);
});

test('QUE-018 an edit leaves absent fields unchanged, and of two edits the later one wins', () => {
  const edit = [
    { id: morning.id, start: undefined, end: '12:00' },
    { id: morning.id, end: '11:00' },
  ];
  expect(shown(change({ edit }))).toContain('1 09:00-11:00');
  expect(rowsAfter(change({ edit })).find(({ id }) => id === morning.id)?.dayOfWeek).toBe(1);
});

test('QUE-019 rows come in the order of the week, then of the dates, each day by the clock', () => {
  const rows = [
    row({ date: NEW_YEAR, start: '16:00', end: '20:00', typology: 'openings' }),
    row({ date: NEW_YEAR, start: '09:00', end: '13:00', typology: 'openings' }),
    special,
    row({ date: DATE, typology: 'closings' }),
    row({ dayOfWeek: 6, start: '08:00', end: '09:00' }),
    evening,
    morning,
    row({ dayOfWeek: 0, start: '10:00', end: '12:00' }),
  ];
  const wanted = [
    '0 10:00-12:00',
    '1 09:00-13:00',
    '1 16:00-20:00',
    '6 08:00-09:00',
    `${DATE} null-null`,
    `${DATE} 09:00-13:00`,
    `${NEW_YEAR} 09:00-13:00`,
    `${NEW_YEAR} 16:00-20:00`,
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (present) => {
      expect(shown(change({}, present))).toEqual(wanted);
    }),
  );
});

test('QUE-019 two rows that begin together, of which one opens nothing, come as they were made', () => {
  const empty = row({ dayOfWeek: 1, start: '09:00', end: '09:00' });
  expect(rowsAfter(change({}, [empty, morning]))).toEqual([morning, empty]);
});

test('QUE-019 a thousand rows are not too many', () => {
  const dates = Array.from({ length: 1_000 }, (_, index) =>
    row({ date: `${2_000 + index}-01-01`, typology: 'closings' }),
  );
  expect(rowsAfter(change({}, dates))).toHaveLength(1_000);
});

test('X-46 a weekly row is of no date', () => {
  expect(isKnownDate(PRESENT, { date: null, dayOfWeek: 1, start: '09:00', end: '13:00' })).toBe(
    false,
  );
});
