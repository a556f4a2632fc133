import type { Merchant, Queue } from '@turno/shared-types';
import {
  isShowInUse,
  isShowPast,
  lockedFields,
  merchantDay,
  type QueueUse,
  showsOf,
  waitingOn,
} from '@turno/shared-types/rules';

type LockCode = ReturnType<typeof lockedFields>[number]['code'];
type Member = Omit<Queue, 'childQueues'>;

/** The context that decides about locks besides the queue itself. */
export type LockContext = {
  merchant: Pick<Merchant, 'openings' | 'timezone'>;
  now: Date;
  managerDisable: boolean;
};

/** How a queue is used, as far as the dashboard knows, for the rules of editing (S-10, X-49). */
export function queueUse(queue: Member, { merchant, now, managerDisable }: LockContext): QueueUse {
  const [today] = queue.queue_daily_counters;
  const { closed = false, paused = false } = today ?? {};
  const shows = showsOf(merchant, queue)
    .filter(({ slot }) => !isShowPast(slot, now))
    .map(({ slot, counter }) => ({
      slot,
      isAnybodyWaiting: waitingOn(counter).numbers > 0,
      bookedSeats: counter.bookedPax ?? 0,
    }));
  const isAnyShowInUse = shows.some(({ slot, ...use }) => isShowInUse(slot, use, now));
  const isAnybodyWaiting = today !== undefined && waitingOn(today).numbers > 0;
  return {
    hasWaiting: queue.type === 'event' ? isAnyShowInUse : isAnybodyWaiting,
    bookedSeats: Math.max(0, ...shows.map(({ bookedSeats }) => bookedSeats)),
    managerDisable,
    counter: { closed, paused },
    day: merchantDay(merchant, now),
  };
}

/** Which settings an editor locks (MER-040, MER-041). */
export type Locks = {
  isLocked: (field: string) => boolean;
  /** The reasons for the locked fields that the editor shows, each once. */
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
