import {
  awaitedOpening,
  eventSlotAt,
  isShowOver,
  type MerchantDay,
} from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';

/** A show and the current time. */
export type Show = { startsAt: Date; endsAt: Date; entranceFrom: Date; now: Date };

type Scheduled = Parameters<typeof eventSlotAt>[0];
type Moment = { timezone: string; now: Date };

/** The show of a counter; `null` for a counter without one, or whose queue is gone. */
export function showOf(
  queue: Scheduled | null,
  { date, time }: { date: string; time: string | null },
  { timezone, now }: Moment,
): Show | null {
  return queue && time !== null ? { ...eventSlotAt(queue, { date, time }, timezone), now } : null;
}

/**
 * Why no ticket may be called now; `null` when calling is possible. A paused or closed queue still serves the people who wait,
 * and so does every queue after its hours (S-04).
 */
export function callNextViolation(
  counter: { date: string },
  day: MerchantDay,
  { openOnlyInTime, show = null }: { openOnlyInTime: boolean; show?: Show | null },
): RuleViolation | null {
  if (!isPresentDay(counter, day, show)) return { code: 'queue_closed' };
  if (show) return showViolation(show);
  return awaitedOpening(day, openOnlyInTime) ? { code: 'too_early' } : null;
}

/** Whether a counter belongs to the current day: to today, or to a show that began before midnight and still runs. */
export function isPresentDay(
  counter: { date: string },
  today: { date: string },
  show: Show | null,
): boolean {
  return counter.date === today.date || (show !== null && !isShowOver(show, show.now));
}

/** People of a show can be called from its entrance time on. */
function showViolation({ entranceFrom, now }: Show): RuleViolation | null {
  return now < entranceFrom ? { code: 'too_early' } : null;
}

/** S-20: whether a desk has called since its manager saw the position of its latest call or the number of its ticket. */
export function hasCalledSince(
  last: { number: number; position: number },
  expected: number | null,
): boolean {
  return expected !== null && expected < last.position && expected !== last.number;
}
