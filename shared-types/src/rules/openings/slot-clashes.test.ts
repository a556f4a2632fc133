import { buildOpening as row } from '../../../test-data/index.ts';
import type { Opening } from '../../entities/opening.ts';
import { dayKind } from './hours-ahead.ts';
import { areAlike, doSlotsOverlap, isKnownDate, isSlotInvalid } from './slot-clashes.ts';

const monday = (start: string, end: string) => row({ dayOfWeek: 1, start, end });
const tuesday = (start: string, end: string) => row({ dayOfWeek: 2, start, end });
const eve = (start: string, end: string) => row({ date: '2026-12-24', start, end });
const closedEve = row({ date: '2026-12-24', typology: 'closings' });

test.each<{ name: string; row: Opening; others?: Opening[]; isInvalid: boolean }>([
  { name: 'a slot', row: monday('09:00', '13:00'), isInvalid: false },
  { name: 'a whole day', row: monday('00:00', '24:00'), isInvalid: false },
  { name: 'no length', row: monday('09:00', '09:00'), isInvalid: true },
  { name: 'S-05 after midnight', row: monday('18:00', '02:00'), isInvalid: false },
  {
    name: 'S-05 after midnight, up to the next slot',
    row: monday('18:00', '09:00'),
    others: [tuesday('09:00', '13:00')],
    isInvalid: false,
  },
  {
    name: 'S-05 into the next slot',
    row: monday('18:00', '09:15'),
    others: [tuesday('09:00', '13:00')],
    isInvalid: true,
  },
  {
    name: 'one that touches',
    row: monday('09:00', '13:00'),
    others: [monday('13:00', '20:00')],
    isInvalid: false,
  },
  {
    name: 'one that overlaps',
    row: monday('09:00', '20:00'),
    others: [monday('16:00', '20:00')],
    isInvalid: true,
  },
  {
    name: 'another weekday',
    row: monday('09:00', '20:00'),
    others: [tuesday('09:00', '20:00')],
    isInvalid: false,
  },
  {
    name: 'one that overlaps on a date',
    row: eve('09:00', '13:00'),
    others: [eve('12:00', '15:00')],
    isInvalid: true,
  },
  {
    name: 'a date that falls on the weekday',
    row: eve('09:00', '13:00'),
    others: [row({ dayOfWeek: 4, start: '09:00', end: '13:00' })],
    isInvalid: false,
  },
  {
    name: 'a closing of its date',
    row: eve('09:00', '13:00'),
    others: [closedEve],
    isInvalid: false,
  },
  {
    name: 'S-05 after midnight, where the next weekday is closed',
    row: monday('18:00', '02:00'),
    others: [row({ dayOfWeek: 3, start: '01:00', end: '05:00' })],
    isInvalid: false,
  },
  {
    name: 'S-05 after midnight on a date, whatever the hours of Mondays',
    row: eve('18:00', '02:00'),
    others: [monday('01:00', '05:00')],
    isInvalid: false,
  },
  {
    name: 'one that overlaps on another date',
    row: eve('09:00', '13:00'),
    others: [row({ date: '2026-12-31', start: '09:00', end: '13:00' })],
    isInvalid: false,
  },
  {
    name: 'one without length, which is to be corrected itself',
    row: monday('08:00', '13:00'),
    others: [monday('09:00', '09:00')],
    isInvalid: false,
  },
  { name: 'a closing', row: closedEve, others: [row(closedEve)], isInvalid: false },
])('MER-060 $name: to be corrected is $isInvalid', ({ row: slot, others = [], isInvalid }) => {
  expect(isSlotInvalid(slot, [slot, ...others])).toBe(isInvalid);
});

test.each([
  { name: 'a weekday with hours', date: '2026-12-21', kind: 'usual' },
  { name: 'a weekday on which only another date has hours', date: '2026-12-22', kind: 'rest' },
  { name: 'a date with hours of its own', date: '2026-12-24', kind: 'special' },
  { name: 'a closing, also beside special hours', date: '2026-12-25', kind: 'closed' },
])('QUE-016 G-49 $name is $kind', ({ date, kind }) => {
  const openings = [
    monday('09:00', '20:00'),
    row({ date: '2026-12-29', dayOfWeek: 2, start: '09:00', end: '13:00' }),
    eve('09:00', '13:00'),
    row({ date: '2026-12-25', start: '09:00', end: '13:00' }),
    row({ date: '2026-12-25' }),
  ];
  expect(dayKind(openings, date)).toBe(kind);
});

test.each([
  {
    name: 'two equal slots',
    rows: [monday('09:00', '13:00'), monday('09:00', '13:00')],
    alike: true,
  },
  {
    name: 'another start',
    rows: [monday('09:00', '13:00'), monday('10:00', '13:00')],
    alike: false,
  },
  { name: 'another end', rows: [monday('09:00', '13:00'), monday('09:00', '14:00')], alike: false },
  {
    name: 'another weekday',
    rows: [monday('09:00', '13:00'), tuesday('09:00', '13:00')],
    alike: false,
  },
  {
    name: 'a weekday and a date',
    rows: [monday('09:00', '13:00'), eve('09:00', '13:00')],
    alike: false,
  },
])('S-12 $name are a repetition: $alike', ({ rows: [first, second], alike }) => {
  expect(first && second && areAlike(first, second)).toBe(alike);
});

test.each([
  { name: 'another closing', other: closedEve, clash: true },
  { name: 'a slot', other: eve('00:00', '24:00'), clash: false },
  { name: 'a closing of another date', other: row({ date: '2026-12-31' }), clash: false },
])('X-46 a date has one closing: it clashes with $name: $clash', ({ other, clash }) => {
  expect([doSlotsOverlap(closedEve, other), doSlotsOverlap(other, closedEve)]).toEqual([
    clash,
    clash,
  ]);
});

describe('X-46 a date is known where it has rows of the same kind', () => {
  const WEEKLY = { date: null, dayOfWeek: 1 };
  test.each([
    {
      name: 'a closing beside a closing',
      present: closedEve,
      wanted: { start: null },
      known: true,
    },
    { name: 'a closing that names no time', present: closedEve, wanted: {}, known: true },
    {
      name: 'a slot beside a closing',
      present: closedEve,
      wanted: { start: '09:00' },
      known: false,
    },
    {
      name: 'a slot beside a slot',
      present: eve('16:00', '20:00'),
      wanted: { start: '09:00' },
      known: true,
    },
    { name: 'a closing beside a slot', present: eve('16:00', '20:00'), wanted: {}, known: false },
    {
      name: 'a weekly slot',
      present: monday('16:00', '20:00'),
      wanted: { ...WEEKLY, start: '09:00' },
      known: false,
    },
  ])('$name: $known', ({ present, wanted, known }) => {
    expect(isKnownDate([present], { date: '2026-12-24', ...wanted })).toBe(known);
  });
});
