import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import {
  isSlotBookable,
  joinBlocker,
  localTime,
  merchantDay,
  type Show,
  seatsLeft,
  showDays,
} from '@turno/shared-types/rules';

/** Why staff cannot add a customer to a queue or a show now; `null` when they can. */
export type AddBlocker = 'free-access' | 'needs-pass' | 'paused' | 'closed' | null;

/** Whether a queue gives its numbers to people whom staff add, whatever the hour (QUE-064, QUE-053). */
export function kindBlocker(queue: Pick<Queue, 'listOnly' | 'passMode'>): AddBlocker {
  if (queue.listOnly) return 'free-access';
  return queue.passMode === 'free' ? null : 'needs-pass';
}

/** S-04: whether staff may add somebody now: they are not held back by the limits, and may add after the last slot. */
export function addBlocker(
  merchant: Merchant,
  queue: Queue,
  now: Date,
  counter: DailyCounter | undefined = queue.queue_daily_counters[0],
): AddBlocker {
  const day = merchantDay(merchant, now);
  const { closed = false, paused = false } = counter ?? {};
  const blocker = joinBlocker({ closed, paused, type: queue.type, day }, merchant, true);
  if (!blocker) return null;
  return blocker.kind === 'paused' ? 'paused' : 'closed';
}

/** The shows of an event that staff may book now, each with its free seats (QUE-082). */
export function bookableShows(
  merchant: Merchant,
  queue: Queue,
  now: Date,
): { show: Show; seats: number }[] {
  const { date: today } = localTime(now, merchant.timezone);
  return showDays(merchant, queue, { now, audience: 'business' })
    .flatMap(({ shows }) => shows)
    .filter(({ slot, counter }) => {
      // S-05: a show of a later day follows the opening hours of its own day.
      const at = slot.date > today ? slot.startsAt : now;
      return (
        isSlotBookable({ ...slot, isClosed: counter.closed }, now, 'business') &&
        addBlocker(merchant, queue, at, counter) === null
      );
    })
    .map((show) => ({ show, seats: seatsLeft(show, queue) }))
    .filter(({ seats }) => seats >= queue.minPax);
}
