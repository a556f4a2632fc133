import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';

type Days = Pick<Queue, 'id' | 'multiQueue' | 'queue_daily_counters' | 'coming_daily_counters'>;

/**
 * Applies a live update of one day (of a queue, a child of a multi-queue or a show) to a merchant; returns the same object if
 * nothing changes. Days are matched by id. A newer day is put first, and only the latest of the others stays after it; new
 * shows of an event only come with the next fetch.
 */
export function withDay(merchant: Merchant, day: DailyCounter): Merchant {
  const queues = merchant.queues.map((queue) => withDayIn(queue, day));
  return queues.some((queue, at) => queue !== merchant.queues[at])
    ? { ...merchant, queues }
    : merchant;
}

/** A fetched merchant with the days for which live updates are newer, because a response may arrive late. */
export function keepNewest(known: Merchant | undefined, fetched: Merchant): Merchant {
  if (!known) return fetched;
  const all = known.queues.flatMap((queue) => [queue, ...(queue.childQueues ?? [])]);
  const days = all.flatMap(({ queue_daily_counters }) => queue_daily_counters);
  const single = days.filter(({ currentChildQueueId }) => currentChildQueueId === null);
  return single.reduce(withNewer, fetched);
}

function withNewer(merchant: Merchant, day: DailyCounter): Merchant {
  const isNewer = ({ id, queue_daily_counters: days }: Days) => {
    if (id !== day.queueId) return false;
    const same = days.find((each) => each.id === day.id);
    return same ? isOlder(same, day) : days.some((each) => isOlder(each, day));
  };
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
    // The number of a multi-queue is that of the latest call of its children, so it may decrease.
    if (!queue.multiQueue && isOlder(day, known)) return queue;
    return { ...queue, queue_daily_counters: days.map((each) => (each === known ? day : each)) };
  }
  const { coming_daily_counters: coming } = queue;
  const booked = coming?.find(({ id }) => id === day.id);
  if (coming && booked) {
    const changed = coming.map((each) => (each === booked ? day : each));
    return { ...queue, coming_daily_counters: changed };
  }
  const [first] = days;
  if (day.time !== null || (first && day.date < first.date)) return queue;
  // S-05: where the place stays open, staff still finish the tickets called on that day.
  const before = first && first.date < day.date ? [first] : [];
  return { ...queue, queue_daily_counters: [day, ...before] };
}

// Messages may arrive out of order: within a day the number being served only rises, and days only advance.
function isOlder(day: DailyCounter, than: DailyCounter): boolean {
  if (day.id === than.id) return day.counter < than.counter;
  return than.time === null && day.date < than.date;
}
