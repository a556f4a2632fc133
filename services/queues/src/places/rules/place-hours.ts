import type { MapPlaceOpening } from '@turno/shared-types';
import { OPENING_SLOTS_PER_DAY } from '@turno/shared-types/constants';
import { clockOf, minutesOf } from '@turno/shared-types/rules';

/** One period of a map's week; minutes since Sunday's midnight, the end after the start. */
export type Stretch = { start: number; end: number };

const DAY = 1_440;
const WEEK = 7 * DAY;

/** Converts a map's hours to openings: cuts at midnight, joins adjacent periods, keeps the longest two of a day (QUE-021). */
export function weeklySlots(stretches: readonly Stretch[]): MapPlaceOpening[] {
  const pieces = stretches.flatMap(cutAtMidnight);
  return [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => {
    const ofDay = pieces.filter((piece) => piece.dayOfWeek === dayOfWeek);
    return joined(ofDay)
      .toSorted((a, b) => length(b) - length(a))
      .slice(0, OPENING_SLOTS_PER_DAY)
      .toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start));
  });
}

function cutAtMidnight({ start, end }: Stretch): MapPlaceOpening[] {
  const pieces: MapPlaceOpening[] = [];
  const last = Math.min(end, start + WEEK);
  for (let from = start; from < last; from = (Math.floor(from / DAY) + 1) * DAY) {
    const midnight = Math.floor(from / DAY) * DAY;
    const until = Math.min(last, midnight + DAY);
    pieces.push({
      dayOfWeek: (midnight / DAY) % 7,
      start: clockOf(from - midnight),
      end: clockOf(until - midnight),
    });
  }
  return pieces;
}

function joined(pieces: readonly MapPlaceOpening[]): MapPlaceOpening[] {
  const inOrder = pieces.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start));
  const slots: MapPlaceOpening[] = [];
  for (const piece of inOrder) {
    const last = slots.at(-1);
    if (!last || minutesOf(piece.start) > minutesOf(last.end)) slots.push({ ...piece });
    else if (minutesOf(piece.end) > minutesOf(last.end)) last.end = piece.end;
  }
  return slots;
}

function length({ start, end }: MapPlaceOpening): number {
  return minutesOf(end) - minutesOf(start);
}
