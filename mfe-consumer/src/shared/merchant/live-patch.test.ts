import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
} from '@turno/shared-types/test-data';
import { withCounter, withServed } from './live-patch.ts';

const day = (id: number, queueId: number, change = {}) => buildCounter({ id, queueId, ...change });
const early = day(1, 11, { time: '20:00' });
const late = day(2, 11, { time: '21:00' });
const event = buildQueue({ type: 'event', queue_daily_counters: [early, late] });
const child = buildQueue({ id: 18, parentQueueId: 17, queue_daily_counters: [day(4, 18)] });
const family = buildQueue({
  id: 17,
  multiQueue: true,
  childQueues: [child],
  queue_daily_counters: [day(3, 17)],
});
const merchant = buildMerchant({ queues: [event, family] });

test('CON-064 a message about one show leaves the others alone', () => {
  const [patched] = withCounter(merchant, { ...late, bookedPax: 9 }).queues;
  expect(patched?.queue_daily_counters).toEqual([early, { ...late, bookedPax: 9 }]);
});

test('CON-064 a show nobody knew of joins them', () => {
  const fresh = day(9, 11, { time: '22:00' });
  const [patched] = withCounter(merchant, fresh).queues;
  expect(patched?.queue_daily_counters).toEqual([early, late, fresh]);
});

test('QUE-041 another day takes the place of the last', () => {
  const [, patched] = withCounter(merchant, day(30, 17)).queues;
  expect(patched?.queue_daily_counters.map(({ id }) => id)).toEqual([30]);
});

test('QUE-032 a message about a child reaches the child alone', () => {
  const [, patched] = withCounter(merchant, { ...day(4, 18), ticketsAhead: 3 }).queues;
  expect(patched?.childQueues?.[0]?.queue_daily_counters[0]?.ticketsAhead).toBe(3);
  expect(patched?.queue_daily_counters).toBe(family.queue_daily_counters);
});

test('QUE-049 a message of a queue nobody knows changes nothing', () => {
  expect(withCounter(merchant, day(50, 99))).toEqual(merchant);
});

test('CON-043 tickets follow the day they are of', () => {
  const mine = buildTicket({ queueDailyCounterId: 2 });
  const other = buildTicket({ queueDailyCounterId: 1 });
  const [told, left] = withServed([mine, other], { ...late, counter: 4, paused: true });
  expect(told?.queueDailyCounter).toMatchObject({ counter: 4, paused: true });
  expect(left).toBe(other);
});
