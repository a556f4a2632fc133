import { FINISHING_SECONDS } from '../../constants.ts';
import type { Opening } from '../../entities/opening.ts';
import { clockOf } from '../time/clock-text.ts';
import { dateAfter, dayOfWeek, instantOf, localTime } from '../time/zoned-time.ts';

type OpeningRow = Pick<Opening, 'date' | 'dayOfWeek' | 'start' | 'end'>;
export type Hours = {
  openings: readonly OpeningRow[];
  timezone: string;
  /** The date on which it had opened when its hours were changed last; absent where that never happened. */
  openedOn?: string | null | undefined;
};

/** A part of a day in which a merchant is open: from its first instant up to, not including, its last. */
export type OpeningSlot = { readonly opensAt: Date; readonly closesAt: Date };

/** The day of a merchant at an instant, by its own calendar (G-31). Slots are instants, so that differences count (S-13). */
export type MerchantDay = {
  /** The date on which the day began; after midnight it is yesterday's while that day lasts (S-05). */
  readonly date: string;
  readonly timezone: string;
  readonly now: Date;
  /** First slot first. */
  readonly slots: readonly OpeningSlot[];
  /** When the merchant closes after this day, on a later date where their hours join; `null` where it does not. */
  readonly closesAt: Date | null;
  /** S-05: the beginning of the slot of the day before that goes on in the first slot of this one; `null` where none does. */
  readonly openSince: Date | null;
  /** Whether it had opened on this day when its hours were changed: its first slot may be ahead again. */
  readonly hadOpened: boolean;
};

/** Which day it is now at a merchant, and when it is open on that day. */
export function merchantDay(merchant: Hours, now: Date): MerchantDay {
  const { timezone } = merchant;
  const { date: today } = localTime(now, timezone);
  const yesterday = dateAfter(today, -1);
  const date = now < dayEnd(merchant, yesterday) ? yesterday : today;
  const slots = openingSlots(merchant, date);
  const hadOpened = merchant.openedOn === date;
  const last = openingSlots(merchant, dateAfter(date, -1)).at(-1);
  const openSince = last && slots[0] && slots[0].opensAt <= last.closesAt ? last.opensAt : null;
  const closesAt = closingTime(merchant, date);
  return { date, timezone, now, slots, closesAt, openSince, hadOpened };
}

/**
 * When the day that began on a date ends: at midnight, or later when its last slot ends later (S-05). After that slot staff
 * have some time to finish the people who wait (S-04), but not beyond the first slot of the next day.
 */
export function dayEnd(merchant: Hours, date: string): Date {
  return cached(knownEnds, merchant, date, () => {
    const finished = finishedBy(merchant, date);
    const [next] = openingSlots(merchant, dateAfter(date, 1));
    return next && next.opensAt < finished ? next.opensAt : finished;
  });
}

/**
 * S-05, S-21: until when staff finish the people whom they called on the day that began on a date. That is the end of the day,
 * but where the next one begins sooner, as in a place that is open around the clock, they have the same time as anywhere.
 */
export function finishedBy(merchant: Hours, date: string): Date {
  const midnight = instantOf(date, '24:00', merchant.timezone);
  const last = openingSlots(merchant, date).at(-1);
  const finished = new Date((last?.closesAt.getTime() ?? 0) + FINISHING_SECONDS * 1_000);
  return finished <= midnight ? midnight : finished;
}

/** Whether a merchant stays open when the day that began on a date ends. */
export function runsOn(merchant: Hours, date: string): boolean {
  const last = openingSlots(merchant, date).at(-1);
  const [next] = openingSlots(merchant, dateAfter(date, 1));
  if (!last || !next) return false;
  return next.opensAt <= last.closesAt;
}

const WEEK_DATES = 8;
/** A merchant that has not closed after six days is open around the clock. */
const ALWAYS_MS = 6 * 86_400_000;

/** When a merchant closes after a slot, where the hours that follow join it; `null` when it is open around the clock. */
export function closingAfter(merchant: Hours, { closesAt }: OpeningSlot): Date | null {
  const { date } = localTime(closesAt, merchant.timezone);
  const dates = Array.from({ length: WEEK_DATES }, (_, days) => dateAfter(date, days));
  let end = closesAt;
  for (const slot of dates.flatMap((each) => openingSlots(merchant, each))) {
    if (slot.opensAt > end) break;
    if (slot.closesAt > end) end = slot.closesAt;
  }
  return end.getTime() - closesAt.getTime() < ALWAYS_MS ? end : null;
}

function closingTime(merchant: Hours, date: string): Date | null {
  return cached(knownClosings, merchant, date, () => {
    const last = openingSlots(merchant, date).at(-1);
    return last ? closingAfter(merchant, last) : null;
  });
}

/** Whether a slot runs. */
export function isOpen({ slots, now }: MerchantDay): boolean {
  return slots.some(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
}

/** When the next slot of the day begins; `null` when none does. */
export function nextOpening({ slots, now }: MerchantDay): Date | null {
  return slots.find(({ opensAt }) => opensAt > now)?.opensAt ?? null;
}

/**
 * `HH:mm` at which the slot of the day that runs, or else the next one, begins, as the clock shows it; the first one after all
 * of them, `null` on a day without slots.
 */
export function openingTime({ slots, now, timezone }: MerchantDay): string | null {
  const slot = slots.find(({ closesAt }) => now < closesAt) ?? slots[0];
  return slot ? clockOf(localTime(slot.opensAt, timezone).minutes) : null;
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

type Known<Value> = WeakMap<readonly OpeningRow[], { timezone: string; dates: Map<string, Value> }>;

/** What recent dates of each merchant's openings come to, because every reader of a queue needs the same. */
const knownSlots: Known<readonly OpeningSlot[]> = new WeakMap();
const knownEnds: Known<Date> = new WeakMap();
const knownClosings: Known<Date | null> = new WeakMap();
const MAX_CACHED = 16;

/** What is made depends on openings and time zone alone; nobody changes it, nor the list of openings. */
function cached<Value>(
  known: Known<Value>,
  { openings, timezone }: Hours,
  date: string,
  make: () => Value,
): Value {
  const ofMerchant = known.get(openings);
  const dates = ofMerchant?.timezone === timezone ? ofMerchant.dates : new Map<string, Value>();
  const found = dates.get(date);
  if (found !== undefined) return found;
  const made = make();
  if (dates.size >= MAX_CACHED) dates.clear();
  known.set(openings, { timezone, dates: dates.set(date, made) });
  return made;
}

/** When a merchant is open on a date, in the order of time. A slot ends at the latest when the next date's first begins. */
export function openingSlots(merchant: Hours, date: string): readonly OpeningSlot[] {
  return cached(knownSlots, merchant, date, () => {
    const midnight = instantOf(date, '24:00', merchant.timezone);
    return rowsAsSlots(merchant, date).map((slot) => {
      const next = slot.closesAt > midnight ? rowsAsSlots(merchant, dateAfter(date, 1))[0] : null;
      return next && next.opensAt < slot.closesAt ? { ...slot, closesAt: next.opensAt } : slot;
    });
  });
}

/**
 * The rows of a date as slots. A closing of that date wins; else special openings of the date replace the weekly ones
 * (G-49). A slot that ends before it begins ends on the next date (S-05); one that ends as it begins, as older data may
 * have it, opens nothing. `23:59` is how other systems write the end of a day.
 */
function rowsAsSlots({ openings, timezone }: Hours, date: string): OpeningSlot[] {
  return openingsOn(openings, date)
    .flatMap(({ start, end }) =>
      start !== null && end !== null ? [{ start, end: end === '23:59' ? '24:00' : end }] : [],
    )
    .map(({ start, end }) => ({
      opensAt: instantOf(date, start, timezone),
      closesAt: instantOf(end < start ? dateAfter(date, 1) : date, end, timezone),
    }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt)
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
}

function openingsOn(openings: readonly OpeningRow[], date: string): readonly OpeningRow[] {
  const dated = openings.filter((opening) => opening.date === date);
  if (dated.some((opening) => opening.start === null && opening.end === null)) return [];
  if (dated.length > 0) return dated;
  const weekday = dayOfWeek(date);
  return openings.filter((each) => each.date === null && each.dayOfWeek === weekday);
}
