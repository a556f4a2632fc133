import type { Opening } from '../../entities/opening.ts';
import { isWithin, nextStart, slotsOn } from './openings.ts';

let lastId = 0;
const row = (change: Partial<Opening>): Opening => {
  lastId += 1;
  return {
    id: lastId,
    dayOfWeek: null,
    date: null,
    start: null,
    end: null,
    typology: null,
    ...change,
  };
};
const SATURDAY = '2026-11-21';
const morning = row({ dayOfWeek: 6, start: '09:00', end: '13:00' });
const afternoon = row({ dayOfWeek: 6, start: '16:00', end: '20:00' });
const sunday = row({ dayOfWeek: 0, start: '10:00', end: '12:00' });
const special = row({ date: SATURDAY, start: '15:00', end: '24:00', typology: 'openings' });
const closing = row({ date: SATURDAY, typology: 'closings' });

test.each([
  { name: 'no rows at all', rows: [], slots: [] },
  { name: 'only the rows of the weekday', rows: [morning, sunday], slots: ['09:00-13:00'] },
  {
    name: 'two slots stand in the order of the day',
    rows: [afternoon, morning],
    slots: ['09:00-13:00', '16:00-20:00'],
  },
  {
    name: 'a special opening replaces the weekly slots',
    rows: [morning, afternoon, special],
    slots: ['15:00-24:00'],
  },
  {
    name: 'a slot that ends as it begins opens nothing',
    rows: [row({ dayOfWeek: 6, start: '09:00', end: '09:00' }), afternoon],
    slots: ['16:00-20:00'],
  },
  {
    name: 'also such a special opening replaces the weekly slots',
    rows: [morning, row({ date: SATURDAY, start: '09:00', end: '09:00' })],
    slots: [],
  },
  {
    name: 'half a row is no closing and no slot',
    rows: [special, row({ date: SATURDAY, start: '09:00' }), row({ date: SATURDAY, end: '10:00' })],
    slots: ['15:00-24:00'],
  },
  {
    name: 'a special opening of the same weekday on another date changes nothing',
    rows: [morning, row({ date: '2026-11-28', dayOfWeek: 6, start: '07:00', end: '08:00' })],
    slots: ['09:00-13:00'],
  },
  { name: 'a closing closes the whole day', rows: [morning, closing], slots: [] },
  { name: 'a closing wins over a special opening', rows: [special, closing, morning], slots: [] },
  {
    name: 'dated rows of other days change nothing',
    rows: [morning, row({ date: '2026-11-22' })],
    slots: ['09:00-13:00'],
  },
])('QUE-016 G-49 $name', ({ rows, slots }) => {
  expect(slotsOn(rows, SATURDAY).map(({ start, end }) => `${start}-${end}`)).toEqual(slots);
});

const DAY = [
  { start: '09:00', end: '13:00' },
  { start: '16:00', end: '24:00' },
];

test.each([
  { name: 'before the first slot', minutes: 539, within: false, next: '09:00' },
  { name: 'the first minute', minutes: 540, within: true, next: '16:00' },
  { name: 'the last minute of a slot', minutes: 779, within: true, next: '16:00' },
  { name: 'the minute a slot ends', minutes: 780, within: false, next: '16:00' },
  { name: 'the last minute before 24:00', minutes: 1_439, within: true, next: null },
])('QUE-015 $name', ({ minutes, within, next }) => {
  expect(isWithin(DAY, minutes)).toBe(within);
  expect(nextStart(DAY, minutes)).toBe(next);
});

test('a day from 00:00 to 24:00 is open at every minute', () => {
  const wholeDay = [{ start: '00:00', end: '24:00' }];
  expect([0, 1, 719, 1_439].every((minutes) => isWithin(wholeDay, minutes))).toBe(true);
  expect(nextStart(wholeDay, 0)).toBeNull();
});
