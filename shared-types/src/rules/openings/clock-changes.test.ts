import { buildDay, buildOpening as row } from '../../../test-data/openings.ts';
import {
  isOpen,
  merchantDay,
  nextOpening,
  openingTime,
  secondsUntilOpening,
} from './merchant-day.ts';

test('S-13 the opening time of a day is one that its clock shows', () => {
  const text = (date: string, slot: string) =>
    openingTime(buildDay({ date, time: '12:00', slots: [slot] }));
  expect(text('2026-03-28', '02:30-08:00')).toBe('02:30');
  expect(text('2026-03-29', '02:30-08:00')).toBe('03:30');
  expect(openingTime(buildDay({ time: '12:00', slots: [] }))).toBeNull();
});

test.each([
  ['08:59', '09:00'],
  ['09:00', '09:00'],
  ['12:59', '09:00'],
  ['13:00', '15:00'],
  ['18:59', '15:00'],
  ['19:00', '09:00'],
])('CON-052 S-04 at %s the opening time of a day with a lunch break is %s', (time, expected) => {
  expect(openingTime(buildDay({ time, slots: ['09:00-13:00', '15:00-19:00'] }))).toBe(expected);
});

test('S-13 G-42 an opening after a clock change is as far away as time passes', () => {
  const seconds = (date: string, slot: string) =>
    secondsUntilOpening(buildDay({ date, time: '01:00', slots: [slot] }));
  expect(seconds('2026-03-28', '08:00-12:00')).toBe(7 * 3_600);
  expect(seconds('2026-03-29', '08:00-12:00')).toBe(6 * 3_600);
  expect(seconds('2026-10-25', '08:00-12:00')).toBe(8 * 3_600);
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

test.each(['23:59', '24:00'])(
  'S-05 S-13 a place that is open around the clock until %s is open in every minute around a clock change at midnight',
  (end) => {
    const openings = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
      row({ dayOfWeek, start: '00:00', end }),
    );
    const place = { openings, timezone: 'America/Santiago' };
    const isClosed = (at: number) => !isOpen(merchantDay(place, new Date(at)));
    for (const change of ['2026-04-05T03:00:00Z', '2026-09-06T04:00:00Z']) {
      const minutes = Array.from(
        { length: 240 },
        (_, m) => Date.parse(change) + (m - 120) * 60_000,
      );
      expect(minutes.filter(isClosed)).toEqual([]);
    }
  },
);
