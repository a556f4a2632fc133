import { buildCounter, buildMerchant, buildQueue } from '../../../test-data/index.ts';
import type { DailyCounter } from '../../entities/daily-counter.ts';
import { bookableShows, offeredShows } from './bookable-shows.ts';

// A Saturday; on Sundays the theatre is closed.
const NOW = new Date('2026-11-21T19:50:00+01:00');
const openings = [1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  id: dayOfWeek,
  date: null,
  typology: null,
  dayOfWeek,
  start: '10:00',
  end: '23:30',
}));
const merchant = buildMerchant({ openings });
const show = (id: number, change: Partial<DailyCounter>) => buildCounter({ id, ...change });
const event = (today: DailyCounter[], coming: DailyCounter[] = []) =>
  buildQueue({
    type: 'event',
    eventPaxCapacity: 10,
    minPax: 2,
    queue_daily_counters: today,
    coming_daily_counters: coming,
    eventBookingBeforeStart: 7 * 86_400,
  });
const idsOf = (queue: ReturnType<typeof event>, audience: 'public' | 'business' = 'public') =>
  bookableShows(merchant, queue, { now: NOW, audience }).map(({ show: { counter } }) => counter.id);

test('QUE-082 a show that is closed, paused or full takes nobody, and the others do', () => {
  const shows = [
    show(1, { time: '20:00', closed: true }),
    show(2, { time: '20:15', paused: true }),
    show(3, { time: '20:30', bookedPax: 9 }),
    show(4, { time: '20:45', bookedPax: 8 }),
  ];
  expect(idsOf(event(shows))).toEqual([4]);
  const offered = offeredShows(merchant, event(shows), { now: NOW, audience: 'public' });
  expect(offered.map(({ seats, blocker }) => [seats, blocker?.kind])).toEqual([
    [10, 'paused'],
    [1, undefined],
    [2, undefined],
  ]);
});

test('QUE-082 only shows whose booking window is open are offered', () => {
  // Somebody waits for the first, so that it is still listed; the window of the last opens in forty minutes.
  const shows = [show(1, { time: '19:30', ticketsAhead: 1 }), show(2, { time: '20:00' })];
  const early = show(3, { time: '20:30', date: '2026-11-28' });
  const offered = offeredShows(merchant, event(shows, [early]), { now: NOW, audience: 'public' });
  expect(offered.map(({ show: { counter } }) => counter.id)).toEqual([2]);
});

test('S-05 a show of a later day follows the hours of its own day', () => {
  const sunday = show(5, { time: '20:30', date: '2026-11-22' });
  const monday = show(6, { time: '20:30', date: '2026-11-23' });
  expect(idsOf(event([], [sunday, monday]))).toEqual([6]);
});

test.each([
  // The theatre opens at ten; the limits hold back the public until then.
  { name: 'before the opening', now: '2026-11-20T09:59:59+01:00', ids: [], staff: [2, 6] },
  { name: 'from the opening on', now: '2026-11-20T10:00:00+01:00', ids: [2, 6], staff: [2, 6] },
  { name: 'after the last slot', now: '2026-11-20T23:40:00+01:00', ids: [6], staff: [6] },
  { name: 'on a day without hours', now: '2026-11-22T08:00:00+01:00', ids: [6], staff: [6] },
])('CON-065 S-05 the limits hold for shows of every day alike: $name', ({ now, ids, staff }) => {
  const friday = show(2, { time: '21:00', date: '2026-11-20' });
  const queue = event([friday], [show(6, { time: '20:30', date: '2026-11-23' })]);
  const limited = { ...merchant, lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true };
  const idsFor = (audience: 'public' | 'business') =>
    bookableShows(limited, queue, { now: new Date(now), audience }).map(
      (each) => each.show.counter.id,
    );
  expect([idsFor('public'), idsFor('business')]).toEqual([ids, staff]);
});

test('X-24 a show that began is booked by the public a quarter of an hour longer', () => {
  const begun = [show(7, { time: '19:40' })];
  expect([idsOf(event(begun)), idsOf(event(begun), 'business')]).toEqual([[7], []]);
});

const monday = show(6, { time: '20:30', date: '2026-11-23' });
test.each([
  ['of today', show(2, { time: '21:00' }), [monday], 2],
  ['of a later day where today is full', show(2, { time: '21:00', bookedPax: 9 }), [monday], 6],
  [
    'not one that is over, though somebody waits for it',
    show(1, { time: '19:34', ticketsAhead: 1 }),
    [monday],
    6,
  ],
  [
    'not a closed one',
    show(2, { time: '21:00', paused: true }),
    [{ ...monday, closed: true }],
    undefined,
  ],
  [
    'not on a closed day',
    show(2, { time: '21:00', closed: true }),
    [show(5, { time: '20:30', date: '2026-11-22' }), monday],
    6,
  ],
])('S-05 the first show that can be booked: %s', (_, today, coming, id) => {
  expect(idsOf(event([today], coming))[0]).toBe(id);
});

test('S-05 the first show that can be booked is none of a day on which the merchant is closed', () => {
  const closing = {
    id: 9,
    date: '2026-11-21',
    typology: 'closings' as const,
    dayOfWeek: null,
    start: null,
    end: null,
  };
  const closed = { ...merchant, openings: [...openings, closing] };
  const queue = event([show(2, { time: '21:00' })], [monday]);
  const [first] = bookableShows(closed, queue, { now: NOW, audience: 'public' });
  expect(first?.show.counter.id).toBe(6);
});
