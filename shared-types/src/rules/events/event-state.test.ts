import { buildCounter, buildMerchant, buildQueue } from '../../../test-data/index.ts';
import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Queue } from '../../entities/queue.ts';
import { eventState, eventStatus } from './event-state.ts';

// A Saturday; on Sundays the theatre is closed.
const NOW = new Date('2026-11-21T12:00:00+01:00');
const openings = [1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  id: dayOfWeek,
  date: null,
  typology: null,
  dayOfWeek,
  start: '10:00',
  end: '23:30',
}));
const merchant = buildMerchant({ openings });
const at = (date: string, time: string) => new Date(`${date}T${time}:00+01:00`);
const show = (id: number, change: Partial<DailyCounter>) => buildCounter({ id, ...change });
/** Shows on Sundays and Tuesdays; booking opens two hours before. */
const event = (today: DailyCounter[], change: Partial<Queue> = {}) =>
  buildQueue({
    type: 'event',
    eventPaxCapacity: 10,
    minPax: 2,
    eventBookingBeforeStart: 7_200,
    eventScheduleWeek: [['17:00'], [], ['20:30'], [], [], [], []],
    queue_daily_counters: today,
    coming_daily_counters: [],
    ...change,
  });
const stateOf = (queue: Queue, now = NOW) => {
  const { blocker, next } = eventState(merchant, queue, now);
  return { blocker, next: next?.startsAt };
};
const tuesday = { next: at('2026-11-24', '20:30') };
const early = { blocker: { kind: 'early', from: at('2026-11-24', '18:30') }, ...tuesday };

test('S-05 an event whose next show is days away names it and when its booking opens, not a day on which the place is closed', () => {
  expect(stateOf(event([]))).toEqual(early);
});

test.each([
  [
    'is open with a free show',
    { bookedPax: 8 },
    { blocker: null, next: at('2026-11-21', '13:00') },
  ],
  [
    'without seats is sold out, until the next show',
    { bookedPax: 9 },
    { blocker: { kind: 'soldOut' }, ...tuesday },
  ],
  [
    'whose show is paused is paused',
    { paused: true },
    { blocker: { kind: 'paused' }, next: at('2026-11-21', '13:00') },
  ],
  ['whose show is cancelled waits for the next one', { closed: true }, early],
])('QUE-082 an event %s', (_, change, expected) => {
  expect(stateOf(event([show(1, { time: '13:00', ...change })]))).toEqual(expected);
});

test('QUE-082 a paused first show does not make an event paused', () => {
  const shows = [show(1, { time: '13:00', paused: true }), show(2, { time: '13:30' })];
  expect(stateOf(event(shows))).toEqual({ blocker: null, next: at('2026-11-21', '13:30') });
});

test('S-05 a cancelled show of a later day is not the next one', () => {
  const cancelled = show(3, { date: '2026-11-24', time: '20:30', closed: true });
  const { next } = stateOf(event([], { coming_daily_counters: [cancelled] }));
  expect(next).toEqual(at('2026-12-01', '20:30'));
});

test.each([
  ['begins next year', { eventScheduleStartDate: '2027-01-05' }, at('2027-01-05', '20:30')],
  ['has ended', { eventScheduleEndDate: '2026-11-20' }, undefined],
  ['has no times', { eventScheduleWeek: null }, undefined],
])('QUE-080 the next show of a plan that %s', (_, change, next) => {
  expect(stateOf(event([], change)).next).toEqual(next);
  const kind = next ? 'early' : 'closed';
  expect(stateOf(event([], change)).blocker?.kind).toBe(kind);
});

test('S-05 a show that has left the plan is still the next one', () => {
  const { next } = stateOf(event([show(1, { time: '20:00' })], { eventScheduleWeek: null }));
  expect(next).toEqual(at('2026-11-21', '20:00'));
});

test('CON-065 before the opening an event says from when its shows can be booked', () => {
  const limited = { ...merchant, lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true };
  const queue = event([show(1, { time: '10:30' })]);
  const { blocker } = eventState(limited, queue, at('2026-11-21', '09:00'));
  expect(blocker).toEqual({ kind: 'early', from: at('2026-11-21', '10:00') });
});

test.each([
  ['is open while a show can be booked', '2026-11-21', '12:00', {}, ['opened', null]],
  ['opens with its place', '2026-11-21', '09:00', {}, ['opened', '2026-11-21T09:00:00.000Z']],
  [
    'is open on a day without hours if a show of another can be booked',
    '2026-11-22',
    '12:00',
    { date: '2026-11-24', time: '20:30' },
    ['opened', null],
  ],
  ['is paused', '2026-11-21', '12:00', { paused: true }, ['paused', null]],
  ['stays open without seats', '2026-11-21', '12:00', { bookedPax: 10 }, ['opened', null]],
  [
    'is closed when its next show is days away',
    '2026-11-21',
    '12:00',
    { closed: true },
    ['closed', null],
  ],
])('CON-007 S-05 an event %s', (_, date, time, change, [status, opensAt]) => {
  const queue = event([show(1, { time: '13:00', ...change })], {
    eventBookingBeforeStart: 2.5 * 86_400,
  });
  const label = eventStatus(merchant, queue, at(date, time));
  expect([label.status, label.opensAt?.toISOString() ?? null]).toEqual([status, opensAt]);
});

test('CON-007 an event whose booking opens later today says when', () => {
  const label = eventStatus(
    merchant,
    event([show(1, { date: '2026-11-24', time: '20:30' })]),
    at('2026-11-24', '12:00'),
  );
  expect(label).toEqual({ status: 'opened', opensAt: at('2026-11-24', '18:30') });
});
