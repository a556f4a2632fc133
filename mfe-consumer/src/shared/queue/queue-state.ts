import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import {
  isQueueClosed,
  isWithin,
  lineUpBlockedUntil,
  localTime,
  nextStart,
  queueStatus,
  slotsOn,
} from '@turno/shared-types/rules';

/** What a status badge says: `opens` goes with the time of `opensAt`. */
export type StatusLabel = 'open' | 'opens' | 'paused' | 'closed';

export type QueueState = {
  label: StatusLabel;
  /** `HH:mm` of the next slot of the day, by the merchant's clock; `null` while open or when none follows. */
  opensAt: string | null;
  /** Whether nobody may join whatever the time (QUE-039). */
  isClosed: boolean;
  isPaused: boolean;
  /** Whether the day has begun and no slot holds now: a break, or the evening. */
  isOutsideHours: boolean;
  /** `HH:mm` from which people may join (QUE-056); `null` when nothing holds them back. */
  blockedUntil: string | null;
};

/** How a queue of a merchant stands at an instant, by the merchant's clock; at an event one of its shows. */
export function queueState(
  merchant: Merchant,
  queue: Queue,
  now: Date,
  counter: DailyCounter | null = dayOf(queue),
): QueueState {
  const { date, minutes } = localTime(now, merchant.timezone);
  const slots = slotsOn(merchant.openings, date);
  const day = {
    closed: counter?.closed ?? false,
    paused: counter?.paused ?? false,
    slotCount: slots.length,
  };
  const isOpenNow = isWithin(slots, minutes);
  const opensAt = isOpenNow ? null : nextStart(slots, minutes);
  const isBeforeFirstSlot = opensAt !== null && opensAt === slots[0]?.start;
  return {
    label: label(queueStatus(day), isOpenNow, opensAt),
    opensAt,
    isClosed: isQueueClosed(day),
    isPaused: day.paused && !day.closed,
    isOutsideHours: !isOpenNow && !isBeforeFirstSlot,
    blockedUntil: lineUpBlockedUntil(merchant, slots, minutes),
  };
}

function label(
  status: ReturnType<typeof queueStatus>,
  isOpenNow: boolean,
  opensAt: string | null,
): StatusLabel {
  if (status !== 'opened') return status;
  if (isOpenNow) return 'open';
  return opensAt === null ? 'closed' : 'opens';
}

/** The state of a queue's current day; index 0 by contract. */
export function dayOf(queue: Queue): DailyCounter | null {
  return queue.queue_daily_counters[0] ?? null;
}

/** The queues people see: children of a multi-queue stand behind their parent. */
export function topLevelQueues(merchant: Merchant): Queue[] {
  return merchant.queues.filter((queue) => queue.parentQueueId === null);
}
