import { dateAfter, dayOfWeek, localTime } from '../time/zoned-time.ts';
import {
  closingAfter,
  type Hours,
  isOpen,
  merchantDay,
  type OpeningSlot,
  openingSlots,
} from './merchant-day.ts';
import { isKnownDate } from './slot-clashes.ts';

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;
/** How far ahead to search for the next slot; exceptions may close a whole season. */
const HORIZON_DAYS = 366;

/** The hours of a merchant on one date. */
export type DayHours = {
  /** `YYYY-MM-DD` */
  date: string;
  isToday: boolean;
  /** Whether the date has hours of its own, or is closed as an exception (QUE-016). */
  isSpecial: boolean;
  slots: readonly OpeningSlot[];
};

/**
 * CON-033: the hours of today and of the following six days. Today is the date that a reader expects: after midnight the
 * previous day while it is still open (S-05), but not while staff only finish it.
 */
export function weekHours(merchant: Hours, now: Date): DayHours[] {
  const day = merchantDay(merchant, now);
  const today = isOpen(day) ? day.date : localTime(now, merchant.timezone).date;
  return Array.from({ length: WEEK_DAYS }, (_, days) => dateAfter(today, days)).map((date) => ({
    date,
    isToday: date === today,
    isSpecial: merchant.openings.some((opening) => opening.date === date),
    slots: openingSlots(merchant, date),
  }));
}

/** When the next day with opening hours begins, within a week after the current day; `null` if none does. */
export function nextDayOpening(merchant: Hours, now: Date): { date: string; opensAt: Date } | null {
  const { date: today } = merchantDay(merchant, now);
  for (let days = 1; days <= WEEK_DAYS; days += 1) {
    const date = dateAfter(today, days);
    const [first] = openingSlots(merchant, date);
    if (first) return { date, opensAt: first.opensAt };
  }
  return null;
}

/** When an open merchant closes; `null` while it is closed, and when it stays open for a day or more. */
export function openUntil(merchant: Hours, now: Date): Date | null {
  const slot = slotAt(merchant, now);
  const end = slot && closingAfter(merchant, slot);
  return end && end.getTime() - now.getTime() < DAY_MS ? end : null;
}

/** The slot at an instant, or the next one within a year; `null` without one. */
export function nextSlot(merchant: Hours, at: Date): OpeningSlot | null {
  const { date } = localTime(at, merchant.timezone);
  for (let days = -1; days <= HORIZON_DAYS; days += 1) {
    const slots = openingSlots(merchant, dateAfter(date, days));
    const slot = slots.find(({ closesAt }) => at < closesAt);
    if (slot) return slot;
  }
  return null;
}

/** The slot at an instant; it may have begun on the previous day. */
function slotAt(merchant: Hours, at: Date): OpeningSlot | null {
  const slot = nextSlot(merchant, at);
  return slot && slot.opensAt <= at ? slot : null;
}

/** The kind of a date for a merchant: open or closed as every week, open with special hours, or closed as an exception. */
export type DayKind = 'usual' | 'rest' | 'special' | 'closed';

/** G-49: a closing of the date takes precedence over its special opening, and both over the weekly hours. */
export function dayKind(openings: Hours['openings'], date: string): DayKind {
  if (isKnownDate(openings, { date, start: null })) return 'closed';
  if (openings.some((opening) => opening.date === date)) return 'special';
  const weekday = dayOfWeek(date);
  const isUsual = openings.some((each) => each.date === null && each.dayOfWeek === weekday);
  return isUsual ? 'usual' : 'rest';
}
