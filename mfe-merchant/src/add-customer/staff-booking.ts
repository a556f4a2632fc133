import type { Merchant, Queue } from '@turno/shared-types';
import { joinBlocker, merchantDay } from '@turno/shared-types/rules';

/** Why staff cannot add a customer to a queue or a show now; `null` when they can. */
export type AddBlocker = 'free-access' | 'needs-pass' | 'paused' | 'closed' | null;

/** Whether staff can add people to this kind of queue, at whatever time (QUE-064, QUE-053). */
export function kindBlocker(queue: Pick<Queue, 'listOnly' | 'passMode'>): AddBlocker {
  if (queue.listOnly) return 'free-access';
  return queue.passMode === 'free' ? null : 'needs-pass';
}

/** S-04: whether staff may add somebody now: limits do not apply to them, and they may add after the last slot. */
export function addBlocker(merchant: Merchant, queue: Queue, now: Date): AddBlocker {
  const day = merchantDay(merchant, now);
  const { closed = false, paused = false } = queue.queue_daily_counters[0] ?? {};
  const blocker = joinBlocker({ closed, paused, type: queue.type, day }, merchant, true);
  if (!blocker) return null;
  return blocker.kind === 'paused' ? 'paused' : 'closed';
}
