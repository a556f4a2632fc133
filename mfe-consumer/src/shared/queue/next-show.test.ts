import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import type { Words } from '../../locales/texts.ts';
import { nextShow } from './next-show.ts';

// A Saturday at noon in Rome; the place is open every day.
const NOW = new Date('2026-11-21T12:00:00+01:00');
const openings = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  id: dayOfWeek + 1,
  date: null,
  typology: null,
  dayOfWeek,
  start: '09:00',
  end: '23:30',
}));
const merchant = buildMerchant({ openings });
const t = ((key: string) => key) as unknown as Words;

/** An event of ten seats with one show today, bookable from two hours before it starts. */
const eventAt = (id: number, time: string, bookedPax = 0) =>
  buildQueue({
    id,
    type: 'event',
    eventPaxCapacity: 10,
    eventBookingBeforeStart: 7_200,
    queue_daily_counters: [buildCounter({ id, date: '2026-11-21', time, bookedPax })],
  });

test.each([
  [
    'the earliest free show of several events, in any order',
    [eventAt(1, '13:30'), eventAt(2, '12:30'), eventAt(3, '13:00')],
    { label: 'queue.nextShow', value: '12:30' },
  ],
  [
    'a free show before a sold out one that starts earlier',
    [eventAt(1, '12:30', 10), eventAt(2, '13:30')],
    { label: 'queue.nextShow', value: '13:30' },
  ],
  [
    'without a free show, the earliest to come',
    [eventAt(1, '20:30'), eventAt(2, '19:00'), eventAt(3, '21:00')],
    { label: 'queue.comingShow', value: '19:00' },
  ],
  [
    'nothing where no show is planned; a queue for walk-ins has none',
    [buildQueue()],
    { label: 'queue.nextShow', value: null },
  ],
])('S-05 a place’s events name %s', (_, queues, expected) => {
  expect(nextShow(t, merchant, queues, NOW)).toEqual(expected);
});
