import type { Merchant, Queue } from '@turno/shared-types';
import { joinBlocker, merchantDay } from '@turno/shared-types/rules';

/** Why staff cannot add a customer to a queue or a show now; `null` when they can. */
export type AddBlocker = 'free-access' | 'needs-pass' | 'paused' | 'closed' | null;

/** Whether a queue gives its numbers to people whom staff add, whatever the hour (QUE-064, QUE-053). */
export function kindBlocker(queue: Pick<Queue, 'listOnly' | 'passMode'>): AddBlocker {
  if (queue.listOnly) return 'free-access';
  return queue.passMode === 'free' ? null : 'needs-pass';
}

/** S-04: whether staff may add somebody now: they are not held back by the limits, and may add after the last slot. */
export function addBlocker(merchant: Merchant, queue: Queue, now: Date): AddBlocker {
  const day = merchantDay(merchant, now);
  const { closed = false, paused = false } = queue.queue_daily_counters[0] ?? {};
  const blocker = joinBlocker({ closed, paused, type: queue.type, day }, merchant, true);
  if (!blocker) return null;
  return blocker.kind === 'paused' ? 'paused' : 'closed';
}
