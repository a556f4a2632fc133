import {
  dateAfter,
  dayEnd,
  type EventPlan,
  eventSlotAt,
  finishedBy,
  type Hours,
  isShowOver,
  runsOn,
} from '@turno/shared-types/rules';

type Kind = { type: 'event' | 'standard'; passMode: 'free' | 'generic' | 'specific' };

/**
 * Whether a wait in such a queue may continue after its day. Shows have times of their own, and uses of passes belong to one
 * day.
 */
export function waitsBeyondDay({ type, passMode }: Kind): boolean {
  return type !== 'event' && passMode === 'free';
}

/** Whether people who wait in a queue at the end of a day keep waiting on the next one, because the place stays open. */
export function keepsWaiting(queue: Kind, merchant: Hours, date: string): boolean {
  return waitsBeyondDay(queue) && runsOn(merchant, date);
}

/** The day before a date, if people who waited at its end keep waiting on that date; otherwise `null`. */
export function carriedDay(queue: Kind, merchant: Hours, date: string): string | null {
  const before = dateAfter(date, -1);
  return keepsWaiting(queue, merchant, before) ? before : null;
}

/** The latest end of a wait that began on a date: the end of that day, or of the next one where people keep waiting. */
export function endOfWait(queue: Kind, merchant: Hours, date: string): Date {
  return dayEnd(merchant, keepsWaiting(queue, merchant, date) ? dateAfter(date, 1) : date);
}

type Moment = { date: string; time: string | null; now: Date };

/** Whether the wait at a counter has ended: with its day, or with the next one where people keep waiting over midnight. */
export function isWaitOver(queue: Kind & EventPlan, merchant: Hours, moment: Moment): boolean {
  const hasEnded = endOfWait(queue, merchant, moment.date) <= moment.now;
  return hasEnded && !isShowRunning(queue, merchant, moment);
}

/** S-21: whether staff can no longer finish the tickets called on the day of a counter. */
export function isDayFinished(queue: EventPlan, merchant: Hours, moment: Moment): boolean {
  const hasEnded = finishedBy(merchant, moment.date) <= moment.now;
  return hasEnded && !isShowRunning(queue, merchant, moment);
}

/** a show may end after midnight. */
function isShowRunning(
  queue: EventPlan,
  { timezone }: Hours,
  { date, time, now }: Moment,
): boolean {
  return time !== null && !isShowOver(eventSlotAt(queue, { date, time }, timezone), now);
}
