import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';

/** A merchant in which one queue's day is another; children of a multi-queue are queues too. */
export function withCounter(merchant: Merchant, counter: DailyCounter): Merchant {
  return { ...merchant, queues: merchant.queues.map((queue) => withDay(queue, counter)) };
}

function withDay(queue: Queue, counter: DailyCounter): Queue {
  if (queue.id === counter.queueId) return { ...queue, queue_daily_counters: [counter] };
  if (!queue.childQueues?.some(({ id }) => id === counter.queueId)) return queue;
  return { ...queue, childQueues: queue.childQueues.map((child) => withDay(child, counter)) };
}
