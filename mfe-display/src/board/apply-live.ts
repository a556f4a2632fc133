import type { DailyCounter, LiveMessage, Merchant, Queue } from '@turno/shared-types';

/** The merchant after a live message; the same object when nothing on the board changes. */
export function applyLive(merchant: Merchant, message: LiveMessage): Merchant {
  if (message.type !== 'queue-changed') return merchant;
  const { queueId, counter } = message;
  const known = merchant.queues.find((queue) => queue.id === queueId);
  if (!known || isOlder(counter, known.queue_daily_counters[0])) return merchant;
  const queues = merchant.queues.map((queue) =>
    queue === known ? withCounter(queue, counter) : queue,
  );
  return { ...merchant, queues };
}

/**
 * The merchant as it was fetched, except for queues of which something newer is known already: an answer that was
 * under way while a number was called must not take the number back.
 */
export function keepNewest(known: Merchant | undefined, fetched: Merchant): Merchant {
  const queues = fetched.queues.map((queue) => {
    const counter = known?.queues.find(({ id }) => id === queue.id)?.queue_daily_counters[0];
    const isKnownNewer = counter && isOlder(queue.queue_daily_counters[0], counter);
    return isKnownNewer ? withCounter(queue, counter) : queue;
  });
  return { ...fetched, queues };
}

function withCounter(queue: Queue, counter: DailyCounter): Queue {
  const [, ...rest] = queue.queue_daily_counters;
  return { ...queue, queue_daily_counters: [counter, ...rest] };
}

// Messages may overtake each other: the number being served only ever rises within a day, and days only pass.
function isOlder(counter: DailyCounter | undefined, known: DailyCounter | undefined): boolean {
  if (!known || !counter) return false;
  if (counter.id === known.id) return counter.counter < known.counter;
  return counter.date < known.date;
}
