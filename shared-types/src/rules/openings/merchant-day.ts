import { FINISHING_SECONDS } from '../../constants.ts';
import type { Opening } from '../../entities/opening.ts';
import { clockOf } from '../time/clock-text.ts';
import { dateAfter, dayOfWeek, instantOf, localTime } from '../time/zoned-time.ts';

type OpeningRow = Pick<Opening, 'date' | 'dayOfWeek' | 'start' | 'end'>;
export type Hours = {
  openings: readonly OpeningRow[];
  timezone: string;
  /** The date on which the merchant had opened at the last change of its hours; absent if they never changed. */
  openedOn?: string | null | undefined;
};

/** A part of a day in which a merchant is open: `opensAt` inclusive, `closesAt` exclusive. */
export type OpeningSlot = { readonly opensAt: Date; readonly closesAt: Date };

/**
 * The day of a merchant at an instant, by its own calendar (G-31). Slots are instants, so that their differences are durations
 * (S-13).
 */
export type MerchantDay = {
  /** The date on which the day began; after midnight it is yesterday's while that day lasts (S-05). */
  readonly date: string;
  readonly timezone: string;
  readonly now: Date;
  /** First slot first. */
  readonly slots: readonly OpeningSlot[];
  /** When the merchant closes after this day, possibly on a later date if the hours join; `null` if it does not close. */
  readonly closesAt: Date | null;
  /** S-05: the beginning of the previous day's slot that continues in the first slot of this day; `null` if none does. */
  readonly openSince: Date | null;
  /** Whether the merchant had opened on this day when its hours were changed: its first slot may be ahead again. */
  readonly hadOpened: boolean;
};

/** The current day of a merchant, and its opening slots. */
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
 * S-05, S-21: until when staff finish the tickets called on the day that began on a date: the end of the day. Where the next
 * day begins sooner, as in a place that is open around the clock, they have the same time as elsewhere.
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
/** A merchant that has not closed after six days counts as open around the clock. */
const ALWAYS_MS = 6 * 86_400_000;

/** When a merchant closes after a slot, including later hours that join it; `null` when it is open around the clock. */
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

/** Whether the merchant is in one of the day's slots. */
export function isOpen({ slots, now }: MerchantDay): boolean {
  return slots.some(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
}

/** When the next slot of the day begins; `null` when none does. */
export function nextOpening({ slots, now }: MerchantDay): Date | null {
  return slots.find(({ opensAt }) => opensAt > now)?.opensAt ?? null;
}

/**
 * `HH:mm` by the clock at which the current slot of the day, or otherwise the next one, begins; the first one after all of
 * them, `null` on a day without slots.
 */
export function openingTime({ slots, now, timezone }: MerchantDay): string | null {
  const slot = slots.find(({ closesAt }) => now < closesAt) ?? slots[0];
  return slot ? clockOf(localTime(slot.opensAt, timezone).minutes) : null;
}

/** Seconds until a slot of the day begins: 0 during a slot, and after the last one. */
export function secondsUntilOpening(day: MerchantDay): number {
  const next = isOpen(day) ? null : nextOpening(day);
  return next === null ? 0 : Math.ceil((next.getTime() - day.now.getTime()) / 1_000);
}

/** Whether the day's last slot is over, or there is none. */
export function isOverForToday({ slots, now }: MerchantDay): boolean {
  return slots.every(({ closesAt }) => closesAt <= now);
}

type Known<Value> = WeakMap<readonly OpeningRow[], { timezone: string; dates: Map<string, Value> }>;

/** The slots of recent dates for each merchant's openings, cached because every reader of a queue needs them. */
const knownSlots: Known<readonly OpeningSlot[]> = new WeakMap();
const knownEnds: Known<Date> = new WeakMap();
const knownClosings: Known<Date | null> = new WeakMap();
const MAX_CACHED = 16;

/** The cached values depend only on openings and time zone; neither they nor the list of openings are ever mutated. */
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

/**
 * The slots of a merchant on a date, in the order of time. A slot ends at the latest when the first one of the next date
 * begins.
 */
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
 * The rows of a date as slots. A closing of that date takes precedence; otherwise special openings of the date replace the
 * weekly ones (G-49). A slot that ends before it begins ends on the next date (S-05); a slot without length, which older data
 * may contain, is ignored. Other systems write `23:59` for the end of a day.
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
