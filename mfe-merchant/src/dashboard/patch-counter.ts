import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';

/** A merchant in which one queue's day is another; children of a multi-queue are queues too. */
export function withCounter(merchant: Merchant, counter: DailyCounter): Merchant {
  return { ...merchant, queues: merchant.queues.map((queue) => withDay(queue, counter)) };
}

function withDay(queue: Queue, counter: DailyCounter): Queue {
  if (queue.id === counter.queueId) {
    return isOutdated(counter, queue) ? queue : { ...queue, queue_daily_counters: [counter] };
  }
  if (!queue.childQueues?.some(({ id }) => id === counter.queueId)) return queue;
  return { ...queue, childQueues: queue.childQueues.map((child) => withDay(child, counter)) };
}

// Within a day numbers only go up: a smaller one was overtaken on its way here.
function isOutdated(counter: DailyCounter, { queue_daily_counters: [known] }: Queue): boolean {
  return known !== undefined && known.id === counter.id && counter.counter < known.counter;
}
