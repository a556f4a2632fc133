import { buildOpening } from '@turno/shared-types/test-data';
import { mayChangeHours, openedDate } from './hours-in-use.ts';

const at = (text: string) => new Date(`${text}+01:00`);
const hours = (rows: [day: number, start: string, end: string][], timezone = 'Europe/Rome') => ({
  timezone,
  openings: rows.map(([dayOfWeek, start, end]) =>
    buildOpening({ dayOfWeek, date: null, start, end }),
  ),
});
/** A bar that is open on Saturdays and closes after midnight, and one that closes at midnight. */
const LATE = hours([
  [6, '18:00', '24:00'],
  [0, '00:00', '02:00'],
]);
const EARLY = hours([[6, '18:00', '24:00']]);
const CLOSED = hours([]);
const NIGHT = at('2026-11-22T01:00');
const SHOW = at('2026-11-21T20:00');
const USE = { now: NIGHT, isAnybodyWaiting: false, isAnybodyLeft: false, bookedShows: [] };

test.each([
  { name: 'nobody relies on them', use: {}, may: true },
  { name: 'somebody waits whose day would end', use: { isAnybodyWaiting: true }, may: false },
  {
    name: 'somebody waits whose day goes on',
    use: { isAnybodyWaiting: true, now: at('2026-11-21T20:00') },
    may: true,
  },
  {
    name: 'somebody would be left in the day before',
    use: { isAnybodyLeft: true, now: at('2026-11-21T20:00') },
    may: false,
  },
  { name: 'a show is booked on a day that stays open', use: { bookedShows: [SHOW] }, may: true },
])('QUE-035 hours become earlier while $name: $may', ({ use, may }) => {
  expect(mayChangeHours(LATE, EARLY, { ...USE, ...use })).toBe(may);
});

test('S-10 a booked show keeps a day on which the merchant is open, where it had one', () => {
  const shows = [SHOW, at('2026-11-28T20:00')];
  expect(mayChangeHours(EARLY, CLOSED, { ...USE, bookedShows: shows })).toBe(false);
  expect(mayChangeHours(EARLY, CLOSED, USE)).toBe(true);
  const monday = [at('2026-11-23T20:00')];
  expect(mayChangeHours(EARLY, CLOSED, { ...USE, bookedShows: monday })).toBe(true);
  expect(mayChangeHours(EARLY, CLOSED, { ...USE, bookedShows: [...monday, SHOW] })).toBe(false);
});

test('S-10 a booked show keeps its instant: the zone stays', () => {
  const moved = hours([[6, '18:00', '24:00']], 'Europe/Berlin');
  expect(mayChangeHours(EARLY, moved, { ...USE, bookedShows: [SHOW] })).toBe(false);
  expect(mayChangeHours(EARLY, moved, USE)).toBe(true);
});

test.each([
  { name: 'before it opens', now: at('2026-11-21T09:00'), openedOn: null, opened: null },
  { name: 'while it is open', now: at('2026-11-21T20:00'), openedOn: null, opened: '2026-11-21' },
  { name: 'on a day without slots', now: at('2026-11-23T20:00'), openedOn: null, opened: null },
  {
    name: 'which had opened before',
    now: at('2026-11-21T09:00'),
    openedOn: '2026-11-21',
    opened: '2026-11-21',
  },
  {
    name: 'on a later day',
    now: at('2026-11-28T09:00'),
    openedOn: '2026-11-21',
    opened: '2026-11-21',
  },
])('S-04 the day on which a place has opened, $name: $opened', ({ now, openedOn, opened }) => {
  expect(openedDate({ ...EARLY, openedOn }, now)).toBe(opened);
});
