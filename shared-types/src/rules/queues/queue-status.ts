import type { Queue } from '../../entities/queue.ts';
import { lineUpBlockedUntil } from '../openings/line-up-window.ts';
import { isOpen, isOverForToday, type MerchantDay, nextOpening } from '../openings/merchant-day.ts';

export type QueueStatus = 'opened' | 'paused' | 'closed';

/** The current day of a queue, or one of its shows. */
export type QueueDay = {
  closed: boolean;
  paused: boolean;
  type: Queue['type'];
  /** The day whose hours count: the current one, or that of a later show. */
  day: MerchantDay;
  /** The current day, if `day` is a later one, because its opening limits joining (CON-065). */
  today?: MerchantDay | undefined;
  /** Whether the next person would most likely not be called before closing. */
  isTooLate?: boolean | undefined;
};
type Limits = Parameters<typeof lineUpBlockedUntil>[0] & {
  endsNumbersAtClosing?: boolean | undefined;
};
/** Why a person cannot join now; `from` is when joining begins. */
export type JoinBlocker = { kind: 'closed' | 'paused' | 'tooLate' } | { kind: 'early'; from: Date };

/** QUE-038, QUE-040: the status on a label; a paused queue is never shown as closed. */
export function queueStatus(queue: QueueDay): QueueStatus {
  if (queue.closed) return 'closed';
  if (queue.paused) return 'paused';
  return isOutOfHours(queue) ? 'closed' : 'opened';
}

/**
 * S-04, QUE-039, QUE-056: why joining is not possible now; `null` when it is. Services, pages, dashboard and board share this
 * rule: before the first slot the limits apply, between two slots joining is possible, after the last slot the public is
 * rejected. Staff may still add people then, and the limits do not apply to them.
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
 * S-04: whether the next person would most likely not be called before closing. People may still join, but are warned first;
 * nothing invites them or promises a wait. Before the opening, and while the queue is paused or closed, its state is shown
 * instead.
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

/** Whether no slot is left today. Shows have times of their own, so an event is closed only on days without slots. */
function isOutOfHours({ type, day }: QueueDay): boolean {
  return type === 'event' ? day.slots.length === 0 : isOverForToday(day);
}

/**
 * QUE-048: automatic queues are paused as a group only if each of their current counters is. Closed ones do not count, because
 * a pause of the group leaves them unchanged (QUE-046).
 */
export function isGroupPaused(counters: readonly { closed: boolean; paused: boolean }[]): boolean {
  const inUse = counters.filter(({ closed }) => !closed);
  return inUse.length > 0 && inUse.every(({ paused }) => paused);
}

type QueueGroup = {
  /** The counters of the current day. */
  counters: readonly { closed: boolean }[];
  day: MerchantDay;
  isAnybodyWaiting: boolean;
};

/**
 * QUE-046, S-04: why the automatic queues can be neither paused nor resumed as a group; `null` when they can. Closed queues
 * stay unchanged; after the last slot the others stay in use as long as anybody waits.
 */
export function groupPauseBlocker(group: QueueGroup): 'closed' | 'over' | null {
  const { counters, day, isAnybodyWaiting } = group;
  if (counters.length > 0 && counters.every(({ closed }) => closed)) return 'closed';
  return isOverForToday(day) && !isAnybodyWaiting ? 'over' : null;
}
