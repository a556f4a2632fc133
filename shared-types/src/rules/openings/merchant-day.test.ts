import { buildDay, buildOpening as row } from '../../../test-data/openings.ts';
import { dateAfter, formatInZone } from '../time/zoned-time.ts';
import {
  dayEnd,
  isOpen,
  isOverForToday,
  merchantDay,
  nextOpening,
  openingSlots,
  secondsUntilOpening,
} from './merchant-day.ts';

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
  const noon = new Date(`${SATURDAY}T12:00:00Z`);
  const day = merchantDay({ openings: rows, timezone: 'Europe/Rome' }, noon);
  const text = (at: Date) => formatInZone(at, 'Europe/Rome', 'HH:mm');
  const shown = day.slots.map(({ opensAt, closesAt }) => `${text(opensAt)}-${text(closesAt)}`);
  expect(shown.map((slot) => slot.replace('-00:00', '-24:00'))).toEqual(slots);
});

const everyDay = Array.from({ length: 7 }, (_, dayOfWeek) =>
  row({ dayOfWeek, start: '09:00', end: '13:00' }),
);
const ROME = { openings: everyDay, timezone: 'Europe/Rome' };

test('QUE-041 G-31 the day is the merchant’s own, whatever the server’s zone', () => {
  const at = new Date('2026-11-20T23:00:05Z');
  expect(merchantDay(ROME, at).date).toBe('2026-11-21');
  expect(merchantDay({ ...ROME, timezone: 'UTC' }, at).date).toBe('2026-11-20');
  expect(merchantDay(ROME, at).slots).toEqual([
    { opensAt: new Date('2026-11-21T08:00:00Z'), closesAt: new Date('2026-11-21T12:00:00Z') },
  ]);
});

test.each([
  { name: 'before the slot', at: '2026-11-21T07:59:30Z', seconds: 30 },
  { name: 'within it', at: '2026-11-21T08:00:00Z', seconds: 0 },
  { name: 'in its last second', at: '2026-11-21T11:59:59Z', seconds: 0 },
  { name: 'a second before it', at: '2026-11-21T07:59:59Z', seconds: 1 },
  { name: 'in the night', at: '2026-11-21T00:00:01Z', seconds: 28_799 },
  { name: 'after the last one', at: '2026-11-21T12:00:00Z', seconds: 0 },
])('G-42 seconds until opening, $name', ({ at, seconds }) => {
  expect(secondsUntilOpening(merchantDay(ROME, new Date(at)))).toBe(seconds);
});

const DAY = ['09:00-13:00', '16:00-24:00'];

test.each([
  { name: 'before the first slot', time: '08:59', open: false, next: '09:00' },
  { name: 'the first minute', time: '09:00', open: true, next: '16:00' },
  { name: 'the last minute of a slot', time: '12:59', open: true, next: '16:00' },
  { name: 'the minute a slot ends', time: '13:00', open: false, next: '16:00' },
  { name: 'the last minute before 24:00', time: '23:59', open: true, next: null },
])('QUE-015 $name', ({ time, open, next }) => {
  const day = buildDay({ time, slots: DAY });
  const opensAt = nextOpening(day);
  expect(isOpen(day)).toBe(open);
  expect(opensAt && formatInZone(opensAt, 'Europe/Rome', 'HH:mm')).toBe(next);
});

test.each([
  { name: 'between two slots', time: '14:00', slots: DAY, over: false },
  { name: 'in the last second', time: '19:59:59', slots: ['09:00-20:00'], over: false },
  { name: 'when the last slot ends', time: '20:00', slots: ['09:00-20:00'], over: true },
  { name: 'before the first slot', time: '01:00', slots: ['09:00-13:00'], over: false },
  { name: 'slots out of order', time: '14:00', slots: ['16:00-20:00', '09:00-13:00'], over: false },
  { name: 'until midnight', time: '23:59:59', slots: ['09:00-24:00'], over: false },
  { name: 'without openings', time: '10:00', slots: [], over: true },
])(
  'MER-027 QUE-045 QUE-046 X-02 the day is over for today $name: $over',
  ({ time, slots, over }) => {
    expect(isOverForToday(buildDay({ time, slots }))).toBe(over);
  },
);

test('a day from 00:00 to 24:00 is open at every minute', () => {
  for (const time of ['00:00', '00:01', '11:59', '23:59']) {
    expect(isOpen(buildDay({ time, slots: ['00:00-24:00'] }))).toBe(true);
  }
  expect(nextOpening(buildDay({ time: '00:00', slots: ['00:00-24:00'] }))).toBeNull();
});

test('QUE-016 the slots of many dates are right whatever was asked before', () => {
  const merchant = { openings: [morning, sunday], timezone: 'Europe/Rome' };
  const dates = Array.from({ length: 21 }, (_, days) => dateAfter(SATURDAY, days));
  const slotsOf = (date: string) => merchantDay(merchant, new Date(`${date}T12:00:00Z`)).slots;
  const first = dates.map(slotsOf);
  expect(dates.map(slotsOf)).toEqual(first);
  expect(first.map((slots) => slots.length)).toEqual(
    dates.map((_, days) => (days % 7 < 2 ? 1 : 0)),
  );
});

test('QUE-016 sixteen dates are worked out once for all readers, and no more are kept', () => {
  const merchant = { openings: [morning], timezone: 'Europe/Rome' };
  const slotsOf = (days: number) => openingSlots(merchant, dateAfter(SATURDAY, days));
  const first = slotsOf(0);
  for (let days = 1; days < 16; days += 1) slotsOf(days);
  expect(slotsOf(0)).toBe(first);
  slotsOf(16);
  expect(slotsOf(0)).not.toBe(first);
  expect(slotsOf(0)).toEqual(first);
});

test('S-05 one list of openings has slots, a closing and an end of its own for each date and time zone, in any order', () => {
  const openings = [afternoon, sunday];
  const noon = new Date(`${SATURDAY}T12:00:00Z`);
  const read = (timezone: string, rows: typeof openings) => {
    const merchant = { openings: rows, timezone };
    const { slots, closesAt } = merchantDay(merchant, noon);
    const ends = [SATURDAY, '2026-11-22'].map((date) => dayEnd(merchant, date));
    return { slots, closesAt, ends };
  };
  for (const zone of ['Europe/Rome', 'Asia/Tokyo', 'Europe/Rome', 'America/New_York']) {
    expect(read(zone, openings)).toEqual(read(zone, [...openings]));
  }
  expect(read('Europe/Rome', openings)).toMatchObject({
    closesAt: new Date(`${SATURDAY}T19:00:00Z`),
    ends: [new Date(`${SATURDAY}T23:00:00Z`), new Date('2026-11-22T23:00:00Z')],
  });
});
