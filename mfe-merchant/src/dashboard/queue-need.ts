import type { Queue } from '@turno/shared-types';
import { waitingIn } from '@turno/shared-types/rules';

/**
 * Since when people wait in a queue without a call: the latest call, or the arrival of the next person if that was later.
 * `null` if nobody waits, and for events, whose visitors come at a set time. S-05: calls of the day before count while they
 * are listed, because people keep waiting over midnight.
 */
export function uncalledSince(queue: Queue): Date | null {
  const counter = queue.queue_daily_counters[0];
  if (!counter || queue.type === 'event' || waitingIn(queue).numbers === 0) return null;
  const days = queue.queue_daily_counters;
  const calls = days
    .flatMap(({ latestCalls }) => latestCalls ?? [])
    .map(({ calledAt }) => calledAt);
  const instants = [counter.nextTicketCreatedAt ?? counter.createdAt, ...calls];
  return new Date(Math.max(...instants.map((instant) => Date.parse(instant))));
}

/** The queues by how long nobody was called there while people wait, paused ones after them; the others keep their order. */
export function byNeed(queues: readonly Queue[]): Queue[] {
  const needs = queues.map((queue) => ({
    queue,
    since: uncalledSince(queue)?.getTime() ?? null,
    isPaused: queue.queue_daily_counters[0]?.paused ?? false,
  }));
  const waiting = needs.flatMap(({ since, ...need }) =>
    since === null ? [] : [{ ...need, since }],
  );
  const sorted = waiting.toSorted(
    (a, b) => Number(a.isPaused) - Number(b.isPaused) || a.since - b.since,
  );
  return [...sorted, ...needs.filter(({ since }) => since === null)].map(({ queue }) => queue);
}

/** The queue that needs staff: people wait and nobody was called for longest; `null` for none. */
export function neediestQueue(queues: readonly Queue[]): Queue | null {
  const [first] = byNeed(queues);
  return first && uncalledSince(first) ? first : null;
}
