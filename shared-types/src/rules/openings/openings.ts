import type { Opening } from '../../entities/opening.ts';
import { minutesOf } from '../time/clock-text.ts';
import { dayOfWeek } from '../time/zoned-time.ts';

/** A stretch of one day in which a merchant is open, `HH:mm` by its own clock. */
export type Slot = { start: string; end: string };

/**
 * When a merchant is open on a date, first slot first. A closing of that date wins; else special openings of the
 * date replace the weekly ones (G-49). A slot that ends as it begins may be kept (MER-060), but opens nothing.
 */
export function slotsOn(openings: readonly Opening[], date: string): Slot[] {
  const dated = openings.filter((opening) => opening.date === date);
  if (dated.some((opening) => opening.start === null && opening.end === null)) return [];
  if (dated.length > 0) return slots(dated);
  const weekday = dayOfWeek(date);
  return slots(openings.filter((each) => each.date === null && each.dayOfWeek === weekday));
}

function slots(openings: readonly Opening[]): Slot[] {
  return openings
    .flatMap(({ start, end }) => (start !== null && end !== null ? [{ start, end }] : []))
    .filter(({ start, end }) => start !== end)
    .toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start));
}

/** Whether a slot holds the minute; a slot ends before its last minute begins. */
export function isWithin(slotsOfDay: readonly Slot[], minutes: number): boolean {
  return slotsOfDay.some(
    ({ start, end }) => minutesOf(start) <= minutes && minutes < minutesOf(end),
  );
}

/** `HH:mm` at which the next slot of the day begins after `minutes`; `null` when none does. */
export function nextStart(slotsOfDay: readonly Slot[], minutes: number): string | null {
  return slotsOfDay.find(({ start }) => minutesOf(start) > minutes)?.start ?? null;
}
