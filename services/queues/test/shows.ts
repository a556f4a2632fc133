import type { QueueRecord } from '../src/queues/store/queue-record.ts';
import { join, type TestHarness, type TestQueue } from './test-harness.ts';

/** An event on Saturdays at 11:15, 12:00 and 18:00, ten seats each, to be booked two hours ahead. */
export const EVENT: Partial<QueueRecord> = {
  type: 'event',
  maxPax: 10,
  eventDuration: 1_800,
  eventPaxCapacity: 10,
  eventNextPaxPresets: [10, 30, 40],
  eventBookingBeforeStart: 7_200,
  eventOpeningBeforeStart: 1_200,
  eventScheduleWeek: [[], [], [], [], [], [], ['11:15', '12:00', '18:00']],
};

/** What people do with shows; the world may be opened later. */
export function showsOf(harness: () => TestHarness) {
  return {
    newEvent: (queue: Partial<QueueRecord> = {}) =>
      harness().addQueue({ queue: { ...EVENT, ...queue } }),
    book: (
      testQueue: TestQueue,
      userId: number,
      paxCount = 1,
      time = '11:15',
      deps = harness().deps,
    ) => join(deps, testQueue, userId, { paxCount, time }),
    async showOf({ merchant, queue }: TestQueue, time = '11:15') {
      const key = { queueId: queue.id, merchantId: merchant.id, date: '2026-11-21', time };
      const [made] = await harness().store.counters.ensure([key]);
      const counter = made && (await harness().store.steps.readCounter(made.id));
      if (!counter) throw new Error('no show');
      return counter;
    },
  };
}
