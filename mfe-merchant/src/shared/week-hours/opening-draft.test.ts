import { buildOpening as row } from '@turno/shared-types/test-data';
import { WEEK } from '../weekdays.ts';
import {
  addDate,
  addSlot,
  changeSlot,
  changesOf,
  closeDay,
  type DraftRow,
  dateProblem,
  draftOf,
  dropClosed,
  invalidKeys,
  mayAddSlot,
  openDay,
  removeSlot,
} from './opening-draft.ts';

const MORNING = row({ id: 1, dayOfWeek: 1, start: '09:00', end: '13:00' });
const EVENING = row({ id: 2, dayOfWeek: 1, start: '16:00', end: '20:00' });
const EVE = row({ id: 3, date: '2026-12-24', start: '09:00', end: '13:00', typology: 'openings' });
const XMAS = row({ id: 4, date: '2026-12-25', typology: 'closings' });
const STORED = [MORNING, EVENING];
const NOTHING = { create: [], edit: [], delete: [] };
const MONDAY = { dayOfWeek: 1, date: null };

const shown = (rows: readonly DraftRow[]) =>
  rows.map(({ dayOfWeek, date, start, end }) => `${date ?? dayOfWeek} ${start}-${end}`);

test('MER-065 Monday comes first, Sunday is 0', () => {
  expect(WEEK).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

test('MER-058 X-40 a day that is switched on has 09:00 to 20:00, another slot is 16:00 to 20:00', () => {
  const open = openDay([], 2);
  expect(shown(open)).toEqual(['2 09:00-20:00']);
  const two = addSlot(open, { dayOfWeek: 2, date: null });
  expect(shown(two)).toEqual(['2 09:00-20:00', '2 16:00-20:00']);
  expect(new Set(two.map(({ key }) => key)).size).toBe(2);
});

test('MER-058 a third slot is not offered', () => {
  expect(mayAddSlot(draftOf([MORNING]), MONDAY)).toBe(true);
  expect(mayAddSlot(draftOf(STORED), MONDAY)).toBe(false);
});

test('X-10 a day that is switched off is deleted, and one that is switched on again at once keeps its hours', () => {
  const closing = closeDay(draftOf(STORED), 1);
  expect(changesOf(STORED, closing)).toEqual({ ...NOTHING, delete: [1, 2] });
  expect(changesOf(STORED, openDay(closing, 1))).toEqual(NOTHING);
  const dropped = dropClosed(closing);
  expect(dropped).toEqual([]);
  const again = changesOf(STORED, openDay(dropped, 1));
  expect(again).toMatchObject({
    create: [{ ...MONDAY, start: '09:00', end: '20:00', typology: null }],
    delete: [1, 2],
  });
});

test.each<{ name: string; edit: (rows: DraftRow[]) => DraftRow[]; changes: object }>([
  { name: 'nothing', edit: (rows) => rows, changes: {} },
  {
    name: 'an edited slot',
    edit: (rows) => changeSlot(rows, '1', { end: '12:00' }),
    changes: { edit: [{ id: 1, start: '09:00', end: '12:00' }] },
  },
  {
    name: 'a slot edited there and back',
    edit: (rows) => changeSlot(changeSlot(rows, '1', { end: '12:00' }), '1', { end: '13:00' }),
    changes: {},
  },
  { name: 'a removed slot', edit: (rows) => removeSlot(rows, '2'), changes: { delete: [2] } },
  {
    name: 'a slot added and removed',
    edit: (rows) => removeSlot(addSlot(rows, { dayOfWeek: 3, date: null }), 'new-1'),
    changes: {},
  },
  {
    name: 'a new slot',
    edit: (rows) => addSlot(rows, { dayOfWeek: 3, date: null }),
    changes: {
      create: [{ dayOfWeek: 3, date: null, start: '16:00', end: '20:00', typology: null }],
    },
  },
])('MER-059 $name goes into its list', ({ edit, changes }) => {
  expect(changesOf(STORED, edit(draftOf(STORED)))).toEqual({ ...NOTHING, ...changes });
});

test('MER-059 what another manager deleted is created again, and what they added is replaced', () => {
  const theirs = row({ id: 9, dayOfWeek: 1, start: '10:00', end: '12:00' });
  const changes = changesOf([MORNING, theirs], draftOf(STORED));
  expect(changes).toMatchObject({ create: [{ start: '16:00', end: '20:00' }], delete: [9] });
});

test('MER-063 a new date is open from 09:00 to 13:00, or closed', () => {
  const date = '2027-01-06';
  expect(shown(addDate([], 'openings', date))).toEqual([`${date} 09:00-13:00`]);
  expect(changesOf([], addDate([], 'closings', date)).create).toEqual([
    { date, dayOfWeek: null, start: null, end: null, typology: 'closings' },
  ]);
});

test.each([
  { name: 'a free date', kind: 'openings', date: '2027-01-06', problem: null },
  { name: 'a listed date', kind: 'openings', date: '2026-12-24', problem: 'listed' },
  { name: 'a closed date', kind: 'openings', date: '2026-12-25', problem: 'other-kind' },
  {
    name: 'a date that is closed already',
    kind: 'closings',
    date: '2026-12-25',
    problem: 'listed',
  },
  {
    name: 'a date with special hours',
    kind: 'closings',
    date: '2026-12-24',
    problem: 'other-kind',
  },
] as const)('MER-064 X-46 $name as one of $kind: $problem', ({ kind, date, problem }) => {
  const listed = draftOf([kind === 'openings' ? EVE : XMAS]);
  expect(dateProblem(listed, [MORNING, EVE, XMAS], { kind, date })).toBe(problem);
});

test('MER-060 the slots that have to be corrected, but not those of a day that is switched off', () => {
  const wrong = changeSlot(draftOf(STORED), '1', { end: '17:00' });
  expect([...invalidKeys(wrong)]).toEqual(['1', '2']);
  expect([...invalidKeys(closeDay(wrong, 1))]).toEqual([]);
});
