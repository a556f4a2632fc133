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

/** Whether a wait in such a queue may last beyond its day. Shows have their own times, and uses of passes are of one day. */
export function waitsBeyondDay({ type, passMode }: Kind): boolean {
  return type !== 'event' && passMode === 'free';
}

/** Whether the people who wait in a queue when a day of it ends go on waiting on the next one, because the place stays open. */
export function keepsWaiting(queue: Kind, merchant: Hours, date: string): boolean {
  return waitsBeyondDay(queue) && runsOn(merchant, date);
}

/** The day before a date, where people who waited when it ended go on waiting on that date; `null` elsewhere. */
export function carriedDay(queue: Kind, merchant: Hours, date: string): string | null {
  const before = dateAfter(date, -1);
  return keepsWaiting(queue, merchant, before) ? before : null;
}

/** When a wait that began on a date ends at the latest: with that day, or with the next one where people go on waiting. */
export function endOfWait(queue: Kind, merchant: Hours, date: string): Date {
  return dayEnd(merchant, keepsWaiting(queue, merchant, date) ? dateAfter(date, 1) : date);
}

type Moment = { date: string; time: string | null; now: Date };

/** Whether the wait of a counter has ended: with its day, or with the next one where people keep waiting over midnight. */
export function isWaitOver(queue: Kind & EventPlan, merchant: Hours, moment: Moment): boolean {
  const hasEnded = endOfWait(queue, merchant, moment.date) <= moment.now;
  return hasEnded && !isShowRunning(queue, merchant, moment);
}

/** S-21: whether staff can no longer finish whom they called on the day of a counter. */
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
