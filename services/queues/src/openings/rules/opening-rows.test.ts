import type { Opening } from '@turno/shared-types';
import { isKnownDate } from '@turno/shared-types/rules';
import { buildOpening as row } from '@turno/shared-types/test-data';
import { changedOpenings, type OpeningChanges } from './opening-rows.ts';

const DATE = '2026-12-24';
const morning = row({ dayOfWeek: 1, start: '09:00', end: '13:00' });
const evening = row({ dayOfWeek: 1, start: '16:00', end: '24:00' });
const special = row({ date: DATE, start: '09:00', end: '13:00', typology: 'openings' });
const closing = row({ date: '2026-12-25', typology: 'closings' });
const PRESENT = [morning, evening, special, closing];

const NOTHING: OpeningChanges = { create: [], edit: [], delete: [] };
const change = (wanted: Partial<OpeningChanges>, present: readonly Opening[] = PRESENT) => {
  const ids = (wanted.create ?? []).map((_, index) => 5_000 + index);
  return changedOpenings(present, { ...NOTHING, ...wanted }, ids);
};
const shown = (rows: readonly Opening[]) =>
  rows.map(({ dayOfWeek, date, start, end }) => `${date ?? dayOfWeek} ${start}-${end}`);

const day = { dayOfWeek: 2, start: '09:00', end: '20:00' };

test.each([
  { name: 'a weekly slot', draft: day, typology: null },
  {
    name: 'a weekly slot called openings',
    draft: { ...day, typology: 'openings' },
    typology: null,
  },
  { name: 'up to midnight', draft: { ...day, end: '24:00' }, typology: null },
  {
    name: 'a special opening',
    draft: { date: '2027-01-06', start: '10:00', end: '12:00' },
    typology: 'openings',
  },
  {
    name: 'a closing',
    draft: { date: '2027-01-06', start: null, end: null },
    typology: 'closings',
  },
  { name: 'a leap day', draft: { date: '2028-02-29', typology: 'closings' }, typology: 'closings' },
  { name: 'S-05 a night', draft: { dayOfWeek: 0, start: '18:00', end: '09:00' }, typology: null },
] as const)('QUE-015 QUE-016 QUE-017 $name is a row', ({ draft, typology }) => {
  expect(change({ create: [draft] })).toMatchObject({
    openings: expect.arrayContaining([expect.objectContaining({ id: 5_000, typology })]),
  });
});

test.each([
  { name: 'neither day nor date', draft: { start: '09:00', end: '10:00' } },
  { name: 'both day and date', draft: { ...day, date: DATE } },
  { name: 'a weekly row without times', draft: { dayOfWeek: 2 } },
  { name: 'a start alone', draft: { dayOfWeek: 2, start: '09:00' } },
  { name: 'a start alone on a date', draft: { date: '2027-01-06', start: '09:00' } },
  { name: 'an end alone', draft: { date: '2027-01-06', end: '09:00' } },
  { name: 'S-12 a slot without a length', draft: { ...day, end: '09:00' } },
  { name: '24:00 as a start', draft: { ...day, start: '24:00', end: '24:00' } },
  { name: '24:00 as the start of a night', draft: { ...day, start: '24:00', end: '02:00' } },
  {
    name: 'a closing with times',
    draft: { date: '2027-01-06', start: '09:00', end: '10:00', typology: 'closings' },
  },
  { name: 'an opening without times', draft: { date: '2027-01-06', typology: 'openings' } },
  { name: 'the 30th of February', draft: { date: '2027-02-30', typology: 'closings' } },
  { name: 'slots of one day that overlap', draft: { dayOfWeek: 1, start: '12:45', end: '15:00' } },
  {
    name: 'S-05 a night over the next morning',
    draft: { dayOfWeek: 0, start: '18:00', end: '09:15' },
  },
] as const)('QUE-015 QUE-017 $name is refused with opening_time_invalid', ({ draft }) => {
  expect(change({ create: [draft] })).toEqual({ violation: 'opening_time_invalid' });
});

test.each([
  {
    name: 'touching slots stand',
    create: [
      { ...day, end: '13:00' },
      { ...day, start: '13:00' },
    ],
    violation: null,
  },
  {
    name: 'a third slot of a weekday',
    create: [{ dayOfWeek: 1, start: '14:00', end: '15:00' }],
    violation: 'opening_slots_exceeded',
  },
  {
    name: 'a third slot of a date',
    create: [
      { date: DATE, start: '14:00', end: '15:00' },
      { date: DATE, start: '16:00', end: '17:00' },
    ],
    violation: 'opening_slots_exceeded',
  },
  {
    name: 'a second slot of a date is allowed',
    create: [{ date: DATE, start: '16:00', end: '20:00' }],
    violation: null,
  },
  {
    name: 'a date once more',
    create: [{ date: DATE, start: '09:00', end: '13:00' }],
    violation: 'opening_date_exists',
  },
  {
    name: 'a closing once more',
    create: [{ date: '2026-12-25' }],
    violation: 'opening_date_exists',
  },
  {
    name: 'two new closings of one date',
    create: [{ date: '2027-01-06' }, { date: '2027-01-06' }],
    violation: 'opening_date_exists',
  },
  {
    name: 'a closing where a special opening is: the screen warns, the server does not',
    create: [{ date: DATE }],
    violation: null,
  },
  {
    name: 'the same weekly slot once more is that slot',
    create: [{ dayOfWeek: 1, start: '09:00', end: '13:00' }],
    violation: null,
  },
] as const)('QUE-021 X-46 $name: $violation', ({ create, violation }) => {
  const after = change({ create });
  expect('violation' in after ? after.violation : null).toBe(violation);
});

test('QUE-019 G-17 create, edit and delete come together, in the order of the week', () => {
  const after = change({
    create: [{ dayOfWeek: 0, start: '10:00', end: '12:00' }],
    edit: [
      { id: morning.id, end: '12:00' },
      { id: closing.id, date: '2026-12-26' },
    ],
    delete: [evening.id],
  });
  expect('openings' in after && shown(after.openings)).toEqual([
    '0 10:00-12:00',
    '1 09:00-12:00',
    `${DATE} 09:00-13:00`,
    '2026-12-26 null-null',
  ]);
});

test.each([
  { name: 'an edit of an unknown row', wanted: { edit: [{ id: 9_999, start: '08:00' }] } },
  { name: 'a deletion of an unknown row', wanted: { delete: [9_999] } },
  {
    name: 'an edit of what is deleted',
    wanted: { edit: [{ id: morning.id }], delete: [morning.id] },
  },
])('QUE-018 QUE-019 $name is refused with opening_not_found', ({ wanted }) => {
  expect(change(wanted)).toEqual({ violation: 'opening_not_found' });
});

test('QUE-018 an edit may turn a special opening into a closing, and nothing into nonsense', () => {
  const closed = change({ edit: [{ id: special.id, start: null, end: null }] });
  expect('openings' in closed && closed.openings.find(({ id }) => id === special.id)).toMatchObject(
    {
      typology: 'closings',
    },
  );
  expect(change({ edit: [{ id: morning.id, start: null }] })).toEqual({
    violation: 'opening_time_invalid',
  });
  expect(change({ edit: [{ id: closing.id, date: DATE, start: '10:00', end: '11:00' }] })).toEqual({
    violation: 'opening_date_exists',
  });
});

test('a merchant has at most a thousand rows', () => {
  const year = Array.from({ length: 1_001 }, (_, index) =>
    row({ date: `${2_000 + index}-01-01`, typology: 'closings' }),
  );
  expect(change({}, year)).toEqual({ violation: 'opening_slots_exceeded' });
});

test('X-46 a single new row knows the dates of its kind', () => {
  expect(isKnownDate(PRESENT, { date: DATE, start: '18:00', end: '20:00' })).toBe(true);
  expect(isKnownDate(PRESENT, { date: DATE })).toBe(false);
  expect(isKnownDate(PRESENT, { date: '2026-12-25' })).toBe(true);
  expect(isKnownDate(PRESENT, { ...day })).toBe(false);
});
