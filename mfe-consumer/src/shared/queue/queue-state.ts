import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import {
  eventState,
  eventStatus,
  isImmediate,
  isLateToJoin,
  isOpen,
  type JoinBlocker,
  joinBlocker,
  type MerchantDay,
  merchantDay,
  nextOpening,
  queueStatus,
  type Show,
  showHours,
} from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';

/** The label of a status badge: `opens` is shown with the time of `opensAt`. */
export type StatusLabel = 'open' | 'opens' | 'paused' | 'closed';

export type QueueState = {
  label: StatusLabel;
  /** `HH:mm` when it opens later today, by the merchant's clock; `null` while it is open or if it does not. */
  opensAt: string | null;
  /** The reason why joining is blocked now (S-04); `null` while it is open. */
  blocker: JoinBlocker | null;
  /** S-04: whether the next person would most likely not be called before closing. */
  isTooLate: boolean;
  /** whether a person who joins now is next. */
  isImmediate: boolean;
};

/** The state of a queue at an instant by the merchant's clock. */
export function queueState(merchant: Merchant, queue: Queue, now: Date): QueueState {
  if (queue.type === 'event') return stateOfEvent(merchant, queue, now);
  return stateOn({ day: merchantDay(merchant, now) }, merchant, queue, dayOf(queue));
}

function stateOfEvent(merchant: Merchant, queue: Queue, now: Date): QueueState {
  const { blocker } = eventState(merchant, queue, now);
  const { status, opensAt } = eventStatus(merchant, queue, now);
  return {
    label: status === 'opened' ? (opensAt ? 'opens' : 'open') : status,
    opensAt: opensAt && formatTime(opensAt, merchant.timezone),
    blocker: blocker?.kind === 'soldOut' ? null : blocker,
    isTooLate: false,
    isImmediate: false,
  };
}

/** The state of a show; one of a later day follows the opening hours of its own day, as in the services (S-05). */
export function showState(
  merchant: Merchant,
  queue: Queue,
  { slot, counter }: Show,
  now: Date,
): QueueState {
  return stateOn(showHours(merchant, slot, now), merchant, queue, counter);
}

function stateOn(
  hours: { day: MerchantDay; today?: MerchantDay },
  merchant: Merchant,
  { type }: Queue,
  counter: DailyCounter | null,
): QueueState {
  const { closed = false, paused = false, isTooLate, estimatedWaitingTime } = counter ?? {};
  const { day } = hours;
  const flags = { closed, paused, type, isTooLate, estimatedWaitingTime, ...hours };
  const isOpenNow = isOpen(day);
  const next = isOpenNow ? null : nextOpening(day);
  const opensAt = next && formatTime(next, merchant.timezone);
  return {
    label: label(queueStatus(flags), isOpenNow, opensAt),
    opensAt,
    blocker: joinBlocker(flags, merchant, false),
    isTooLate: isLateToJoin(flags),
    isImmediate: isImmediate(flags, merchant),
  };
}

function label(
  status: ReturnType<typeof queueStatus>,
  isOpenNow: boolean,
  opensAt: string | null,
): StatusLabel {
  if (status !== 'opened') return status;
  // A show can still be booked after the last slot, because it has its own time.
  return isOpenNow || opensAt === null ? 'open' : 'opens';
}

/** The counter of a queue's current day; by contract it is the first. */
export function dayOf(queue: Queue): DailyCounter | null {
  return queue.queue_daily_counters[0] ?? null;
}

/** The queues people see: a multi-queue hides its children. */
export function topLevelQueues(merchant: Merchant): Queue[] {
  return merchant.queues.filter((queue) => queue.parentQueueId === null);
}
