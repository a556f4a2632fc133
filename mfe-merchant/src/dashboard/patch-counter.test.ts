import type { DailyCounter } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { withCounter } from './patch-counter.ts';

test('MER-030 a changed day replaces the one of its queue and leaves the others', () => {
  const merchant = buildMerchant({ queues: [buildQueue({ id: 1 }), buildQueue({ id: 2 })] });
  const changed = withCounter(merchant, buildCounter({ queueId: 2, counter: 9 }));
  expect(changed.queues.map((queue) => queue.queue_daily_counters[0]?.counter)).toEqual([0, 9]);
});

test('MER-030 a child of a multi-queue is found too', () => {
  const parent = buildQueue({ id: 1, multiQueue: true, childQueues: [buildQueue({ id: 2 })] });
  const merchant = buildMerchant({ queues: [parent] });
  const changed = withCounter(merchant, buildCounter({ queueId: 2, counter: 4 }));
  expect(changed.queues[0]?.childQueues?.[0]?.queue_daily_counters[0]?.counter).toBe(4);
});

test('MER-030 news that were overtaken on their way do not take a number back', () => {
  const served = buildQueue({ id: 1, queue_daily_counters: [buildCounter({ id: 5, counter: 8 })] });
  const shown = (counter: DailyCounter) =>
    withCounter(buildMerchant({ queues: [served] }), counter).queues[0]?.queue_daily_counters[0]
      ?.counter;
  expect(shown(buildCounter({ id: 5, queueId: 1, counter: 7 }))).toBe(8);
  expect(shown(buildCounter({ id: 5, queueId: 1, counter: 9 }))).toBe(9);
  // QUE-041: a new day starts anew.
  expect(shown(buildCounter({ id: 6, queueId: 1, counter: 0 }))).toBe(0);
});
