import type { Queue } from '@turno/shared-types';
import { waitingIn } from '@turno/shared-types/rules';

/**
 * Since when people have been waiting without a call: the latest call, or the arrival of the next person if that was later.
 * `null` if nobody waits, and for events, whose visitors come at a set time. S-05: listed calls of the previous day count too,
 * because people keep waiting over midnight.
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

/**
 * Sorts the queues by how long their waiting people have been without a call, with paused ones last among them; the others keep
 * their order.
 */
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

/** The queue that needs staff most: its people have waited longest for a call; `null` if nobody waits. */
export function neediestQueue(queues: readonly Queue[]): Queue | null {
  const [first] = byNeed(queues);
  return first && uncalledSince(first) ? first : null;
}
