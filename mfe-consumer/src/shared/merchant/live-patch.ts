import type { DailyCounter, Merchant, Queue, Ticket } from '@turno/shared-types';

type Days = Pick<Queue, 'id' | 'queue_daily_counters'>;

/** A merchant with the new state of one queue's day, of one show, or of one child of a multi-queue. */
export function withCounter(merchant: Merchant, counter: DailyCounter): Merchant {
  return { ...merchant, queues: merchant.queues.map((queue) => withDay(queue, counter)) };
}

function withDay(queue: Queue, counter: DailyCounter): Queue {
  if (queue.id === counter.queueId) return patched(queue, counter);
  const { childQueues } = queue;
  if (!childQueues?.some(({ id }) => id === counter.queueId)) return queue;
  const children = childQueues.map((child) =>
    child.id === counter.queueId ? patched(child, counter) : child,
  );
  return { ...queue, childQueues: children };
}

/** An event has a day for each show, any other queue the present one at index 0; a new day takes the place of the last. */
function patched<Kind extends Days>(queue: Kind, counter: DailyCounter): Kind {
  const days = queue.queue_daily_counters;
  const isKnown = days.some(({ id }) => id === counter.id);
  if (isKnown) {
    const next = days.map((day) => (day.id === counter.id ? counter : day));
    return { ...queue, queue_daily_counters: next };
  }
  const next = counter.time === null ? [counter, ...days.slice(1)] : [...days, counter];
  return { ...queue, queue_daily_counters: next };
}

/** Tickets with the number that their queue serves now. */
export function withServed(tickets: readonly Ticket[], day: DailyCounter): Ticket[] {
  const { counter, currentTicket, ticketsAhead, closed, paused } = day;
  const served = { counter, currentTicket, ticketsAhead, closed, paused };
  return tickets.map((ticket) =>
    ticket.queueDailyCounterId === day.id
      ? { ...ticket, queueDailyCounter: { ...ticket.queueDailyCounter, ...served } }
      : ticket,
  );
}
