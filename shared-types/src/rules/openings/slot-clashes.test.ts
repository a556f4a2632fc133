import { buildOpening as row } from '../../../test-data/index.ts';
import type { Opening } from '../../entities/opening.ts';
import { dayKind } from './hours-ahead.ts';
import { isSlotInvalid } from './slot-clashes.ts';

const monday = (start: string, end: string) => row({ dayOfWeek: 1, start, end });
const tuesday = (start: string, end: string) => row({ dayOfWeek: 2, start, end });
const eve = (start: string, end: string) => row({ date: '2026-12-24', start, end });

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
    others: [row({ date: '2026-12-24' })],
    isInvalid: false,
  },
])('MER-060 $name: to be corrected is $isInvalid', ({ row: slot, others = [], isInvalid }) => {
  expect(isSlotInvalid(slot, [slot, ...others])).toBe(isInvalid);
});

test.each([
  { name: 'a weekday with hours', date: '2026-12-21', kind: 'usual' },
  { name: 'a weekday without', date: '2026-12-22', kind: 'rest' },
  { name: 'a date with hours of its own', date: '2026-12-24', kind: 'special' },
  { name: 'a closing, also beside special hours', date: '2026-12-25', kind: 'closed' },
])('QUE-016 G-49 $name is $kind', ({ date, kind }) => {
  const openings = [
    monday('09:00', '20:00'),
    eve('09:00', '13:00'),
    row({ date: '2026-12-25', start: '09:00', end: '13:00' }),
    row({ date: '2026-12-25' }),
  ];
  expect(dayKind(openings, date)).toBe(kind);
});
