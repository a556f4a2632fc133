import type { Opening } from '../../entities/opening.ts';
import { clockOf } from '../time/clock-text.ts';
import { dayOfWeek, instantOf, localTime } from '../time/zoned-time.ts';

type Hours = { openings: readonly Opening[]; timezone: string };

/** A part of a day in which a merchant is open: from its first instant up to, not including, its last. */
export type OpeningSlot = { readonly opensAt: Date; readonly closesAt: Date };

/** The day of a merchant at an instant, by its own calendar (G-31). Slots are instants, so that differences count (S-13). */
export type MerchantDay = {
  readonly date: string;
  readonly timezone: string;
  readonly now: Date;
  /** First slot first. */
  readonly slots: readonly OpeningSlot[];
};

/** Which day it is now at a merchant, and when it is open on that day. */
export function merchantDay(merchant: Hours, now: Date): MerchantDay {
  const { timezone } = merchant;
  const { date } = localTime(now, timezone);
  return { date, timezone, now, slots: slotsOn(merchant, date) };
}

/** Whether a slot runs. */
export function isOpen({ slots, now }: MerchantDay): boolean {
  return slots.some(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
}

/** When the next slot of the day begins; `null` when none does. */
export function nextOpening({ slots, now }: MerchantDay): Date | null {
  return slots.find(({ opensAt }) => opensAt > now)?.opensAt ?? null;
}

/** `HH:mm` at which the first slot of the day begins, as the clock will show it; `null` on a day without slots. */
export function openingTime({ slots, timezone }: MerchantDay): string | null {
  const first = slots[0];
  return first ? clockOf(localTime(first.opensAt, timezone).minutes) : null;
}

/** Seconds until a slot of the day runs: 0 while one does, and after the last one. */
export function secondsUntilOpening(day: MerchantDay): number {
  const next = isOpen(day) ? null : nextOpening(day);
  return next === null ? 0 : Math.ceil((next.getTime() - day.now.getTime()) / 1_000);
}

/** Whether the day's last slot is over, or there is none. */
export function isOverForToday({ slots, now }: MerchantDay): boolean {
  return slots.every(({ closesAt }) => closesAt <= now);
}

/** The latest day of each merchant's openings, because every reader of a queue needs the same one. */
const latest = new WeakMap<
  readonly Opening[],
  { date: string; timezone: string; slots: readonly OpeningSlot[] }
>();

/**
 * When a merchant is open on a date. A closing of that date wins; else special openings of the date replace the weekly
 * ones (G-49). A slot that ends as it begins, as older data may have it, opens nothing.
 */
function slotsOn({ openings, timezone }: Hours, date: string): readonly OpeningSlot[] {
  const known = latest.get(openings);
  if (known?.date === date && known.timezone === timezone) return known.slots;
  const slots = openingsOn(openings, date)
    .flatMap(({ start, end }) => (start !== null && end !== null ? [{ start, end }] : []))
    .map(({ start, end }) => ({
      opensAt: instantOf(date, start, timezone),
      closesAt: instantOf(date, end, timezone),
    }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt)
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
  latest.set(openings, { date, timezone, slots });
  return slots;
}

function openingsOn(openings: readonly Opening[], date: string): readonly Opening[] {
  const dated = openings.filter((opening) => opening.date === date);
  if (dated.some((opening) => opening.start === null && opening.end === null)) return [];
  if (dated.length > 0) return dated;
  const weekday = dayOfWeek(date);
  return openings.filter((each) => each.date === null && each.dayOfWeek === weekday);
}
