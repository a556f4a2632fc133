import { buildOpening } from '@turno/shared-types/test-data';
import {
  carriedDay,
  endOfWait,
  isDayFinished,
  isWaitOver,
  keepsWaiting,
  waitsBeyondDay,
} from './keeps-waiting.ts';

const STANDARD = { type: 'standard', passMode: 'free' } as const;
const EVENT = { type: 'event', passMode: 'free' } as const;
const ROME = { timezone: 'Europe/Rome' };
const always = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
  buildOpening({ dayOfWeek, date: null, start: '00:00', end: '24:00' }),
);
const daily = always.map((row) => ({ ...row, start: '09:00', end: '18:00' }));
const OPEN_ALWAYS = { ...ROME, openings: always };
const BY_DAY = { ...ROME, openings: daily };
const DATE = '2026-11-21';

test.each([
  { queue: STANDARD, beyond: true },
  { queue: EVENT, beyond: false },
  { queue: { ...STANDARD, passMode: 'generic' }, beyond: false },
  { queue: { ...STANDARD, passMode: 'specific' }, beyond: false },
] as const)('S-04 a wait in $queue may last beyond its day: $beyond', ({ queue, beyond }) => {
  expect(waitsBeyondDay(queue)).toBe(beyond);
  expect(keepsWaiting(queue, OPEN_ALWAYS, DATE)).toBe(beyond);
  expect(keepsWaiting(queue, BY_DAY, DATE)).toBe(false);
});

test('S-04 who waits when a day ends waits on where the place stays open', () => {
  expect(carriedDay(STANDARD, OPEN_ALWAYS, DATE)).toBe('2026-11-20');
  expect(carriedDay(STANDARD, BY_DAY, DATE)).toBeNull();
  expect(carriedDay(EVENT, OPEN_ALWAYS, DATE)).toBeNull();
});

test('S-04 a wait ends with its day, or with the next one where people go on waiting', () => {
  expect(endOfWait(STANDARD, OPEN_ALWAYS, DATE)).toEqual(new Date('2026-11-23T00:00:00+01:00'));
  expect(endOfWait(STANDARD, BY_DAY, DATE)).toEqual(new Date('2026-11-22T00:00:00+01:00'));
  expect(endOfWait(EVENT, OPEN_ALWAYS, DATE)).toEqual(new Date('2026-11-22T00:00:00+01:00'));
});

const NIGHT_SHOW = {
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventDuration: 3_600,
  eventBookingBeforeStart: null,
  eventOpeningBeforeStart: null,
  eventScheduleWeek: null,
};

test.each([
  { what: 'on a day that runs', at: '2026-11-21T23:59:00+01:00', isOver: false },
  { what: 'on a day that ended', at: '2026-11-22T00:00:00+01:00', isOver: true },
  {
    what: 'on one where the place stays open',
    place: OPEN_ALWAYS,
    at: '2026-11-22T00:00:00+01:00',
    isOver: false,
  },
  {
    what: 'on the day after the next',
    place: OPEN_ALWAYS,
    at: '2026-11-23T00:00:00+01:00',
    isOver: true,
  },
  { what: 'for a show of that day', time: '15:00', at: '2026-11-22T00:00:00+01:00', isOver: true },
  {
    what: 'for a show over midnight',
    time: '23:30',
    at: '2026-11-22T00:10:00+01:00',
    isOver: false,
  },
  { what: 'for that show later', time: '23:30', at: '2026-11-22T00:31:00+01:00', isOver: true },
])('S-05 X-22 a wait $what is over: $isOver', ({ place = BY_DAY, time = null, at, isOver }) => {
  const queue = { ...NIGHT_SHOW, ...(time === null ? STANDARD : EVENT) };
  expect(isWaitOver(queue, place, { date: DATE, time, now: new Date(at) })).toBe(isOver);
});

test.each([
  { place: OPEN_ALWAYS, at: '2026-11-22T01:59:59+01:00', isFinished: false },
  { place: OPEN_ALWAYS, at: '2026-11-22T02:00:00+01:00', isFinished: true },
  { place: BY_DAY, at: '2026-11-21T23:59:59+01:00', isFinished: false },
  { place: BY_DAY, at: '2026-11-22T00:00:00+01:00', isFinished: true },
])(
  'S-05 S-21 who was called is finished for some time after the day, at $at: $isFinished',
  (each) => {
    const moment = { date: DATE, time: null, now: new Date(each.at) };
    expect(isDayFinished(NIGHT_SHOW, each.place, moment)).toBe(each.isFinished);
  },
);
