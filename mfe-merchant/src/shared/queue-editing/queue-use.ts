import type { Merchant, Queue } from '@turno/shared-types';
import { lockedFields, merchantDay, type QueueUse, waitingOn } from '@turno/shared-types/rules';

type LockCode = ReturnType<typeof lockedFields>[number]['code'];
type Member = Omit<Queue, 'childQueues'>;

/** What decides about locks beside the queue itself. */
export type LockContext = {
  merchant: Pick<Merchant, 'openings' | 'timezone'>;
  now: Date;
  managerDisable: boolean;
};

/** Who uses a queue, as far as the dashboard knows: what the rules of editing decide by (S-10, X-49). */
export function queueUse(queue: Member, { merchant, now, managerDisable }: LockContext): QueueUse {
  const { queue_daily_counters: today, coming_daily_counters: coming = [] } = queue;
  const days = queue.type === 'event' ? [...today, ...coming] : today.slice(0, 1);
  const { closed = false, paused = false } = today[0] ?? {};
  return {
    hasWaiting: days.some((day) => waitingOn(day).numbers > 0),
    bookedSeats: Math.max(0, ...days.map(({ bookedPax }) => bookedPax ?? 0)),
    managerDisable,
    counter: { closed, paused },
    day: merchantDay(merchant, now),
  };
}

/** Which settings an editor locks (MER-040, MER-041). */
export type Locks = {
  isLocked: (field: string) => boolean;
  /** Why, for the fields that the editor shows; each reason once. */
  reasons: LockCode[];
};

/** The locks of a queue; a new one has none. */
export function locksOf(
  queue: Member | null,
  context: LockContext,
  shown: readonly string[],
): Locks {
  const locked = queue ? lockedFields(queue, queueUse(queue, context)) : [];
  const reasons = locked.flatMap(({ code, field }) => (shown.includes(field) ? [code] : []));
  return {
    isLocked: (name) => locked.some(({ field }) => field === name),
    reasons: [...new Set(reasons)],
  };
}
