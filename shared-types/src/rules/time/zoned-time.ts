import { fromAbsolute, parseDateTime } from '@internationalized/date';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

// The only file that handles time zones and the calendar. dayjs adds days and formats times; `@internationalized/date` converts
// between instants and local times, because dayjs' own zones fail clock-changes.test.ts (decision 095).
dayjs.extend(utc);

/** An instant in a merchant's calendar and clock. */
export type LocalTime = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  /** Minutes since 00:00 as the clock shows them; not a duration on days when the clock changes. */
  readonly minutes: number;
  /** Seconds past that minute. */
  readonly seconds: number;
};

/** Clocks change and days begin at full quarters of an hour of UTC in every zone, so one conversion serves a quarter. */
const QUARTER_MS = 15 * 60_000;

const quarterInZone = cachedByZone((timeZone: string, quarter: number) => {
  const { offset } = fromAbsolute(quarter * QUARTER_MS, timeZone);
  const local = dayjs.utc(quarter * QUARTER_MS + offset);
  return {
    offset,
    date: local.format('YYYY-MM-DD'),
    dayOfWeek: local.day(),
    minutes: local.hour() * 60 + local.minute(),
  };
});

const instantMsOf = cached((date: string, time: string, timeZone: string) => {
  const local = time === '24:00' ? `${dateAfter(date, 1)}T00:00` : `${date}T${time}`;
  return parseDateTime(local).toDate(timeZone).getTime();
});

/** The calendar date `days` after another, or before it if negative. */
export const dateAfter = cached((date: string, days: number): string => {
  return dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');
});

/** The local date and time at an instant in a time zone (G-31). */
export function localTime(at: Date, timeZone: string): LocalTime {
  const { date, dayOfWeek, minutes } = quarterInZone(timeZone, quarterOf(at));
  const seconds = Math.floor((at.getTime() - quarterOf(at) * QUARTER_MS) / 1_000);
  return {
    date,
    dayOfWeek,
    minutes: minutes + Math.floor(seconds / 60),
    seconds: seconds % 60,
  };
}

/** Formats an instant in a time zone; `pattern` uses the tokens of dayjs, for example `HH:mm`. */
export function formatInZone(at: Date, timeZone: string, pattern: string): string {
  const { offset } = quarterInZone(timeZone, quarterOf(at));
  return dayjs.utc(at.getTime() + offset).format(pattern);
}

/**
 * The instant of a local date and time (`HH:mm`, up to `24:00`). S-13: a time that occurs twice means the first one; a time
 * that the clock skips is moved later by the length of the leap.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  return new Date(instantMsOf(date, time, timeZone));
}

/** Weekday of a calendar date, 0 for Sunday. */
export function dayOfWeek(date: string): number {
  return dayjs.utc(date).day();
}

/**
 * Whether `YYYY-MM-DD` exists in the calendar of the years 1900 to 2999; February 30th does not. Dates are compared as texts,
 * which requires years of exactly four digits.
 */
export function isCalendarDate(date: string): boolean {
  const isFourDigits = date >= '1900' && date < '3000';
  return isFourDigits && dayjs.utc(date).format('YYYY-MM-DD') === date;
}

/** Whether a text is an IANA time zone name in its own spelling. `Intl` also accepts offsets and any case. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z]/.test(text)) return false;
  try {
    const { timeZone } = Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    return timeZone === text || timeZone.toLowerCase() !== text.toLowerCase();
  } catch {
    return false;
  }
}

function quarterOf(at: Date): number {
  return Math.floor(at.getTime() / QUARTER_MS);
}

/** All merchants of a process share a few hundred entries: current quarters, openings, shows and midnights. */
const MAX_CACHED = 10_000;
/** Per zone: ten days. */
const MAX_QUARTERS = 1_000;

/** Caches the local time of quarters of an hour by zone: estimates read it hundreds of times, so its key is not a text. */
function cachedByZone<Value>(
  convert: (timeZone: string, quarter: number) => Value,
): (timeZone: string, quarter: number) => Value {
  const zones = new Map<string, Map<number, Value>>();
  return (timeZone, quarter) => {
    const quarters = zones.get(timeZone) ?? new Map<number, Value>();
    const known = quarters.get(quarter);
    if (known !== undefined) return known;
    const value = convert(timeZone, quarter);
    if (quarters.size >= MAX_QUARTERS) quarters.clear();
    quarters.set(quarter, value);
    zones.set(timeZone, quarters);
    return value;
  };
}

/** Caches a slow conversion, because one line-up needs several and thousands of line-ups need the same ones. */
function cached<Args extends readonly (string | number)[], Value>(
  convert: (...args: Args) => Value,
): (...args: Args) => Value {
  const values = new Map<string, Value>();
  return (...args) => {
    const key = args.join(' ');
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = convert(...args);
    if (values.size >= MAX_CACHED) values.clear();
    values.set(key, value);
    return value;
  };
}
