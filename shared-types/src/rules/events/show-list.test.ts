import { buildCounter, buildMerchant, buildQueue } from '../../../test-data/index.ts';
import type { Queue } from '../../entities/queue.ts';
import { eventSlotAt } from './event-slots.ts';
import { eventQueues, seatsLeft, showDays } from './show-list.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);
const show = (id: number, time: string | null, change = {}) =>
  buildCounter({ id, time, ...change });
const daysOf = (queue: Queue, now: Date) =>
  showDays(buildMerchant(), queue, { now, audience: 'public' }).map(({ date, shows }) => ({
    date,
    ids: shows.map(({ counter }) => counter.id),
  }));
const listed = (now: Date, ...queue_daily_counters: ReturnType<typeof show>[]) => {
  const queue = buildQueue({ type: 'event', queue_daily_counters });
  return daysOf(queue, now).flatMap(({ ids }) => ids);
};

test.each([
  [
    'in their order, whichever counts now',
    at('19:00'),
    [show(2, '21:00'), show(1, '20:00')],
    [1, 2],
  ],
  ['not a day without shows', at('19:00'), [show(1, null)], []],
  ['a quarter of an hour longer', at('20:15'), [show(1, '20:00'), show(2, '21:00')], [1, 2]],
  ['not what is over', at('20:16'), [show(1, '20:00'), show(2, '21:00')], [2]],
  ['over, but a ticket waits', at('20:16'), [show(1, '20:00', { ticketsAhead: 1 })], [1]],
  ['not what was closed', at('19:00'), [show(1, '20:00', { closed: true })], []],
  [
    'yesterday’s while a ticket waits, first',
    at('00:05'),
    [show(2, '20:00'), show(1, '23:55', { date: '2026-11-20' })],
    [1, 2],
  ],
])('CON-064, QUE-083: %s', (_, now, counters, ids) => {
  expect(listed(now, ...counters)).toEqual(ids);
});

test('CON-008 the page shows every event even if the merchant has other queues', () => {
  const events = [12, 13].map((id) => buildQueue({ id, type: 'event' }));
  expect(eventQueues({ queues: [buildQueue(), ...events] })).toEqual(events);
  expect(eventQueues({ queues: [buildQueue()] })).toEqual([]);
});

test.each([
  ['free seats', 40, undefined, 40],
  ['seats that are left', 40, 3, 37],
  ['more people than seats', 40, 41, 0],
  ['QUE-081 an event without a capacity has one', null, 0, 1],
])('CON-064: %s', (_, eventPaxCapacity, bookedPax, left) => {
  const { bookedPax: _booked, ...bare } = buildCounter({ time: '20:30' });
  const slot = eventSlotAt(
    buildQueue({ type: 'event' }),
    { date: '2026-11-21', time: '20:30' },
    'Europe/Rome',
  );
  const show = { slot, counter: bookedPax === undefined ? bare : { ...bare, bookedPax } };
  expect(seatsLeft(show, { eventPaxCapacity })).toBe(left);
});

const coming = (id: number, date: string, change = {}) => show(id, '20:30', { date, ...change });
const event = (...coming_daily_counters: ReturnType<typeof show>[]) =>
  buildQueue({
    type: 'event',
    queue_daily_counters: [show(2, '21:00'), show(1, '23:50', { date: '2026-11-20' })],
    coming_daily_counters,
    eventBookingBeforeStart: 7 * 86_400,
    eventPaxCapacity: 4,
    minPax: 2,
  });
const TOMORROW = '2026-11-22';

test('S-05 shows are listed by day; those of yesterday that still run are listed today', () => {
  const queue = event(coming(4, '2026-11-24'), coming(3, TOMORROW));
  expect(daysOf(queue, at('00:01'))).toEqual([
    { date: '2026-11-21', ids: [1, 2] },
    { date: TOMORROW, ids: [3] },
    { date: '2026-11-24', ids: [4] },
  ]);
});

test('S-05 at midnight the shows of the coming day are of today before they are fetched again', () => {
  const [today, other] = daysOf(event(coming(3, TOMORROW)), new Date('2026-11-21T23:00:30Z'));
  expect([today, other]).toEqual([{ date: TOMORROW, ids: [3] }, undefined]);
});
