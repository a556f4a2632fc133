import type { Queue } from '../../entities/queue.ts';
import { lineUpBlockedUntil } from '../openings/line-up-window.ts';
import { isOpen, isOverForToday, type MerchantDay, nextOpening } from '../openings/merchant-day.ts';

export type QueueStatus = 'opened' | 'paused' | 'closed';

/** The present day of a queue, or a show of it. */
export type QueueDay = {
  closed: boolean;
  paused: boolean;
  type: Queue['type'];
  /** The day whose hours count: the present one, or that of a later show. */
  day: MerchantDay;
  /** The present day where `day` is a later one: joining is held back by the opening of the day it is (CON-065). */
  today?: MerchantDay | undefined;
  /** Whether the next person would most likely not be called before closing. */
  isTooLate?: boolean | undefined;
};
type Limits = Parameters<typeof lineUpBlockedUntil>[0] & {
  endsNumbersAtClosing?: boolean | undefined;
};
/** Why a person cannot join now; `from` is when joining begins. */
export type JoinBlocker = { kind: 'closed' | 'paused' | 'tooLate' } | { kind: 'early'; from: Date };

/** QUE-038, QUE-040: the status shown on a label; a paused queue is never shown as closed. */
export function queueStatus(queue: QueueDay): QueueStatus {
  if (queue.closed) return 'closed';
  if (queue.paused) return 'paused';
  return isOutOfHours(queue) ? 'closed' : 'opened';
}

/**
 * S-04, QUE-039, QUE-056: whether joining is possible now; `null` when it is. Service, pages, dashboard and board read this
 * one rule: before the first slot joining follows the limits, between two slots it is possible, after the last slot
 * it is refused to the public. Staff may still add people then, and are not held back by the limits.
 */
export function joinBlocker(queue: QueueDay, limits: Limits, isStaff: boolean): JoinBlocker | null {
  const mayAddLate = isStaff && !queue.closed && queue.day.slots.length > 0;
  const status = queueStatus(queue);
  if (status === 'paused') return { kind: 'paused' };
  if (status === 'closed' && !mayAddLate) return { kind: 'closed' };
  const from = isStaff ? null : lineUpBlockedUntil(limits, queue.today ?? queue.day);
  if (from) return { kind: 'early', from };
  return queue.isTooLate && limits.endsNumbersAtClosing && !isStaff ? { kind: 'tooLate' } : null;
}

/**
 * S-04: whether the next person would most likely not be called before closing. People may still join there, and read it
 * first; nothing invites them or promises a wait. Before the opening, and while the queue stands still, its state is said.
 */
export function isLateToJoin(queue: QueueDay): boolean {
  if (!queue.isTooLate || queueStatus(queue) !== 'opened') return false;
  return isOpen(queue.day) || nextOpening(queue.day) === null;
}

type Estimated = { estimatedWaitingTime?: number | null | undefined };

/** whether a person who joins now is next: the queue is open and can be joined, and its estimate is zero. */
export function isImmediate(queue: QueueDay & Estimated, limits: Limits): boolean {
  const isJoinable = isOpen(queue.day) && joinBlocker(queue, limits, false) === null;
  return isJoinable && queue.estimatedWaitingTime === 0;
}

/** Whether no slot is left today. Shows have their own times, so that an event is closed on days without slots alone. */
function isOutOfHours({ type, day }: QueueDay): boolean {
  return type === 'event' ? day.slots.length === 0 : isOverForToday(day);
}

/**
 * QUE-048: automatic queues are paused as a group only when every current counter of theirs is. Closed ones do not count:
 * a pause of the group leaves them as they are (QUE-046).
 */
export function isGroupPaused(counters: readonly { closed: boolean; paused: boolean }[]): boolean {
  const inUse = counters.filter(({ closed }) => !closed);
  return inUse.length > 0 && inUse.every(({ paused }) => paused);
}

type QueueGroup = {
  /** Those of the present day. */
  counters: readonly { closed: boolean }[];
  day: MerchantDay;
  isAnybodyWaiting: boolean;
};

/**
 * QUE-046, S-04: why the automatic queues can be neither paused nor resumed as a group; `null` when they can. Closed queues
 * stay as they are; after the last slot the others are worked with as long as anybody waits.
 */
export function groupPauseBlocker(group: QueueGroup): 'closed' | 'over' | null {
  const { counters, day, isAnybodyWaiting } = group;
  if (counters.length > 0 && counters.every(({ closed }) => closed)) return 'closed';
  return isOverForToday(day) && !isAnybodyWaiting ? 'over' : null;
}
