import type { MapPlaceOpening } from '@turno/shared-types';
import { OPENING_SLOTS_PER_DAY } from '@turno/shared-types/constants';
import { clockOf } from '@turno/shared-types/rules';

/** One period of a map's week; minutes since Sunday's midnight, the end after the start. */
export type Stretch = { start: number; end: number };

const DAY = 1_440;
const WEEK = 7 * DAY;

/** A night that ends later than this belongs to the next day as well. */
const NIGHT_ENDS = 6 * 60;

/** A part of a weekday in minutes since its midnight; the end is after 1440 for a night (S-05). */
type Piece = { dayOfWeek: number; start: number; end: number };

/** Converts a map's hours to openings: splits them by day, joins adjacent periods, keeps the longest two of a day (QUE-021). */
export function weeklySlots(stretches: readonly Stretch[]): MapPlaceOpening[] {
  const pieces = stretches.flatMap(byDay);
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    joined(pieces.filter(({ dayOfWeek }) => dayOfWeek === day)),
  );
  return days.flatMap((ofDay, day) => {
    const next = days[(day + 1) % 7]?.[0];
    return ofDay
      .map((piece) => (next ? { ...piece, end: Math.min(piece.end, DAY + next.start) } : piece))
      .toSorted((a, b) => b.end - b.start - (a.end - a.start))
      .slice(0, OPENING_SLOTS_PER_DAY)
      .toSorted((a, b) => a.start - b.start)
      .map(({ dayOfWeek, start, end }) => ({
        dayOfWeek,
        start: clockOf(start),
        end: clockOf(end > DAY ? end - DAY : end),
      }));
  });
}

/** Splits a period at each midnight, but leaves a night whole. */
function byDay({ start, end }: Stretch): Piece[] {
  const pieces: Piece[] = [];
  const last = Math.min(end, start + WEEK);
  for (let from = start; from < last; ) {
    const midnight = Math.floor(from / DAY) * DAY;
    const isNight = from > midnight && last > midnight + DAY && last <= midnight + DAY + NIGHT_ENDS;
    const until = isNight ? last : Math.min(last, midnight + DAY);
    pieces.push({
      dayOfWeek: (midnight / DAY) % 7,
      start: from - midnight,
      end: until - midnight,
    });
    from = until;
  }
  return pieces;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const slots: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    const last = slots.at(-1);
    if (!last || piece.start > last.end) slots.push({ ...piece });
    else last.end = Math.max(last.end, piece.end);
  }
  return slots;
}
