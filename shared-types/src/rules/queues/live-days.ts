import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';

type Days = Pick<Queue, 'id' | 'multiQueue' | 'queue_daily_counters'>;

/**
 * A merchant after news of one day of a queue, of a child of a multi-queue or of one show; the same object when nothing
 * changes. A day is known by its id. A new one takes the place of an older one; of an event only a fetch brings new
 * shows.
 */
export function withDay(merchant: Merchant, day: DailyCounter): Merchant {
  const queues = merchant.queues.map((queue) => withDayIn(queue, day));
  return queues.some((queue, at) => queue !== merchant.queues[at])
    ? { ...merchant, queues }
    : merchant;
}

/** A fetched merchant, except for days of which something newer is known: an answer may be older than the news. */
export function keepNewest(known: Merchant | undefined, fetched: Merchant): Merchant {
  if (!known) return fetched;
  const all = known.queues.flatMap((queue) => [queue, ...(queue.childQueues ?? [])]);
  const days = all.flatMap(({ queue_daily_counters }) => queue_daily_counters);
  const single = days.filter(({ currentChildQueueId }) => currentChildQueueId === null);
  return single.reduce(withNewer, fetched);
}

function withNewer(merchant: Merchant, day: DailyCounter): Merchant {
  const isNewer = (queue: Days) =>
    queue.id === day.queueId && queue.queue_daily_counters.some((each) => isOlder(each, day));
  const all = merchant.queues.flatMap((queue) => [queue, ...(queue.childQueues ?? [])]);
  return all.some(isNewer) ? withDay(merchant, day) : merchant;
}

function withDayIn(queue: Queue, day: DailyCounter): Queue {
  if (queue.id === day.queueId) return patched(queue, day);
  const children = queue.childQueues?.map((child) => patched(child, day));
  const isChanged = children?.some((child, at) => child !== queue.childQueues?.[at]);
  return children && isChanged ? { ...queue, childQueues: children } : queue;
}

function patched<Q extends Days>(queue: Q, day: DailyCounter): Q {
  if (queue.id !== day.queueId) return queue;
  const days = queue.queue_daily_counters;
  const known = days.find(({ id }) => id === day.id);
  if (known) {
    // The number of a multi-queue is its children's latest, which goes up and down.
    if (!queue.multiQueue && isOlder(day, known)) return queue;
    return { ...queue, queue_daily_counters: days.map((each) => (each === known ? day : each)) };
  }
  const [first] = days;
  const isPast = first !== undefined && day.date < first.date;
  return day.time !== null || isPast ? queue : { ...queue, queue_daily_counters: [day] };
}

// Messages may overtake each other: the number being served only ever rises within a day, and days only pass.
function isOlder(day: DailyCounter, than: DailyCounter): boolean {
  if (day.id === than.id) return day.counter < than.counter;
  return than.time === null && day.date < than.date;
}
