import fc from 'fast-check';
import { buildDay, buildOpening as row } from '../../../test-data/openings.ts';
import { dateAfter, formatInZone, localTime } from '../time/zoned-time.ts';
import {
  dayEnd,
  isOpen,
  isOverForToday,
  merchantDay,
  nextOpening,
  openingTime,
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

test('S-13 the opening time of a day is one that its clock shows', () => {
  const text = (date: string, slot: string) =>
    openingTime(buildDay({ date, time: '12:00', slots: [slot] }));
  expect(text('2026-03-28', '02:30-08:00')).toBe('02:30');
  expect(text('2026-03-29', '02:30-08:00')).toBe('03:30');
  expect(openingTime(buildDay({ time: '12:00', slots: [] }))).toBeNull();
});

test('S-13 G-42 an opening after a clock change is as far away as time passes', () => {
  const seconds = (date: string, slot: string) =>
    secondsUntilOpening(buildDay({ date, time: '01:00', slots: [slot] }));
  expect(seconds('2026-03-28', '08:00-12:00')).toBe(7 * 3_600);
  expect(seconds('2026-03-29', '08:00-12:00')).toBe(6 * 3_600);
  expect(seconds('2026-10-25', '08:00-12:00')).toBe(8 * 3_600);
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

test.each([
  {
    name: 'a slot whose start is skipped begins as much later',
    slots: ['02:15-04:00'],
    from: '2027-03-27T23:00:00Z',
    next: '2027-03-28T01:15:00.000Z',
  },
  {
    name: 'a slot that is skipped whole is as long, later',
    slots: ['02:15-02:45'],
    from: '2027-03-27T23:00:00Z',
    next: '2027-03-28T01:15:00.000Z',
  },
  {
    name: 'a slot of the hour that comes twice begins at the first',
    slots: ['02:15-02:45'],
    from: '2027-10-30T23:00:00Z',
    next: '2027-10-31T00:15:00.000Z',
  },
  {
    name: 'it does not begin again',
    slots: ['02:15-02:45', '10:00-11:00'],
    from: '2027-10-31T00:20:00Z',
    next: '2027-10-31T09:00:00.000Z',
  },
  {
    name: 'the slot that begins this very moment is not the next one',
    slots: ['10:00-11:00', '12:00-13:00'],
    from: '2027-06-06T08:00:00Z',
    next: '2027-06-06T10:00:00.000Z',
  },
  {
    name: 'midnight to midnight begins with the day and never again',
    slots: ['00:00-24:00'],
    from: '2027-06-05T22:00:00Z',
    next: null,
  },
])('S-13 QUE-015 in Rome, on Sundays: $name', ({ slots, from, next }) => {
  const openings = slots.map((text) =>
    row({ dayOfWeek: 0, start: text.slice(0, 5), end: text.slice(6) }),
  );
  const day = merchantDay({ openings, timezone: 'Europe/Rome' }, new Date(from));
  expect(nextOpening(day)?.toISOString() ?? null).toBe(next);
});

test('S-13 a slot over a clock change lasts its elapsed time', () => {
  const hours = (date: string) => {
    const slots = ['01:00-05:00'];
    const [slot] = buildDay({ time: '12:00', slots, date }).slots;
    return slot && (slot.closesAt.getTime() - slot.opensAt.getTime()) / 3_600_000;
  };
  expect(hours('2026-03-28')).toBe(4);
  expect(hours('2026-03-29')).toBe(3);
  expect(hours('2026-10-25')).toBe(5);
});

const saturday = (start: string, end: string) => row({ dayOfWeek: 6, start, end });
const onSunday = (start: string, end: string) => row({ dayOfWeek: 0, start, end });

test.each([
  { name: 'a slot over midnight keeps its end', rows: [saturday('20:00', '02:00')], ends: '02:00' },
  {
    name: 'it ends when a slot of the next date begins before',
    rows: [saturday('20:00', '02:00'), onSunday('01:30', '04:00')],
    ends: '01:30',
  },
  {
    name: 'a later slot of the next date changes nothing',
    rows: [saturday('20:00', '02:00'), onSunday('02:30', '04:00')],
    ends: '02:00',
  },
  {
    name: 'the next date does not shorten a slot that ends at midnight',
    rows: [saturday('20:00', '24:00'), onSunday('00:00', '04:00')],
    ends: '00:00',
  },
])('S-05 $name', ({ rows, ends }) => {
  const evening = new Date(`${SATURDAY}T20:30:00Z`);
  const [slot] = merchantDay({ openings: rows, timezone: 'Europe/Rome' }, evening).slots;
  expect(slot && formatInZone(slot.closesAt, 'Europe/Rome', 'HH:mm')).toBe(ends);
});

test.each([
  { name: 'without slots', rows: [], at: '2026-11-22 00:00' },
  {
    name: 'with slots that end in the afternoon',
    rows: [saturday('09:00', '13:00'), onSunday('00:00', '01:00')],
    at: '2026-11-22 00:00',
  },
  {
    name: 'with a slot whose time to finish ends at midnight',
    rows: [saturday('09:00', '22:00')],
    at: '2026-11-22 00:00',
  },
  {
    name: 'with a slot whose time to finish reaches past midnight',
    rows: [saturday('09:00', '23:00')],
    at: '2026-11-22 01:00',
  },
  {
    name: 'with a slot over midnight',
    rows: [saturday('20:00', '02:00')],
    at: '2026-11-22 04:00',
  },
  {
    name: 'before a slot of the next date',
    rows: [saturday('20:00', '02:00'), onSunday('03:00', '05:00')],
    at: '2026-11-22 03:00',
  },
  {
    name: 'at midnight, when the next date opens then',
    rows: [saturday('20:00', '24:00'), onSunday('00:00', '05:00')],
    at: '2026-11-22 00:00',
  },
])('S-04 S-05 a day ends $name', ({ rows, at }) => {
  const end = dayEnd({ openings: rows, timezone: 'Europe/Rome' }, SATURDAY);
  expect(formatInZone(end, 'Europe/Rome', 'YYYY-MM-DD HH:mm')).toBe(at);
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
