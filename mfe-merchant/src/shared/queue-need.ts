import type { Queue } from '@turno/shared-types';
import { waitingIn } from '@turno/shared-types/rules';

/**
 * Since when somebody waits in a queue and nobody is called there: the latest call, or the arrival of the next person where
 * that was later. `null` where nobody waits, and for events, whose visitors come for a time of their own.
 */
export function uncalledSince(queue: Queue): Date | null {
  const counter = queue.queue_daily_counters[0];
  if (!counter || queue.type === 'event' || waitingIn(queue).numbers === 0) return null;
  const calls = (counter.latestCalls ?? []).map(({ calledAt }) => calledAt);
  const instants = [counter.nextTicketCreatedAt ?? counter.createdAt, ...calls];
  return new Date(Math.max(...instants.map((instant) => Date.parse(instant))));
}

/** The queue that needs somebody: people wait and nobody was called for longest, paused ones last; `null` for none. */
export function neediestQueue(queues: readonly Queue[]): Queue | null {
  const waiting = queues.flatMap((queue) => {
    const since = uncalledSince(queue);
    const isPaused = queue.queue_daily_counters[0]?.paused ?? false;
    return since ? [{ queue, since: since.getTime(), isPaused }] : [];
  });
  const [first] = waiting.toSorted(
    (a, b) => Number(a.isPaused) - Number(b.isPaused) || a.since - b.since,
  );
  return first?.queue ?? null;
}
