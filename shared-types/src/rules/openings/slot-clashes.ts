import type { Opening } from '../../entities/opening.ts';
import { minutesOf } from '../time/clock-text.ts';

type Row = Pick<Opening, 'date' | 'dayOfWeek' | 'start' | 'end'>;

const DAY_MINUTES = 1_440;

/** Whether two rows have the same day and the same content. */
export function areAlike(a: Row, b: Row): boolean {
  return isSameDay(a, b) && a.start === b.start && a.end === b.end;
}

function isSameDay(a: Row, b: Row): boolean {
  return a.date === b.date && a.dayOfWeek === b.dayOfWeek;
}

/** Slots of one day may touch but not overlap; a date has one closing. */
export function doSlotsOverlap(a: Row, b: Row): boolean {
  const [first, second] = [minutesOfRow(a), minutesOfRow(b)];
  const begins = Math.max(first.start, second.start);
  return begins < Math.min(first.end, second.end) || areAlike(a, b);
}

/** S-05: whether a weekly row ends after midnight, beyond the first slot of the next weekday. */
export function runsIntoNextDay(row: Row, openings: readonly Row[]): boolean {
  const end = minutesOfRow(row).end - DAY_MINUTES;
  if (row.dayOfWeek === null) return false;
  const next = (row.dayOfWeek + 1) % 7;
  return openings.some((each) => each.dayOfWeek === next && minutesOfRow(each).start < end);
}

/**
 * MER-060, S-12: whether a slot must be corrected before it can be saved: it has no length, overlaps another slot of its day,
 * or runs into the next weekday. A slot that ends before it begins ends on the next date (S-05).
 */
export function isSlotInvalid(row: Row, openings: readonly Row[]): boolean {
  const others = openings.filter((each) => each !== row && isSameDay(each, row));
  const hasNoLength = row.start !== null && row.start === row.end;
  const overlaps = others.some((each) => each.start !== null && doSlotsOverlap(row, each));
  return hasNoLength || overlaps || runsIntoNextDay(row, openings);
}

/** whether the date of a row has rows of its kind; a closing has no times. */
export function isKnownDate(
  present: readonly Row[],
  row: { [Field in keyof Row]?: Row[Field] | undefined },
): boolean {
  const isClosing = (row.start ?? null) === null;
  return present.some(({ date, start }) => {
    return date !== null && date === row.date && (start === null) === isClosing;
  });
}

/** A closing has no time. */
function minutesOfRow({ start, end }: Row): { start: number; end: number } {
  if (start === null || end === null) return { start: 0, end: 0 };
  const nextDay = end < start ? DAY_MINUTES : 0;
  return { start: minutesOf(start), end: minutesOf(end) + nextDay };
}
