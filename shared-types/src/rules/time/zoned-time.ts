import { fromAbsolute, parseDateTime } from '@internationalized/date';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

// The only file that knows time zones and the calendar. dayjs adds days and words times; `@internationalized/date`
// converts between instants and local times, because dayjs' own zones fail clock-changes.test.ts (decision 095).
dayjs.extend(utc);

/** One instant as a merchant's calendar and clock show it. */
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

/** Time zones change their offset at a full quarter of an hour only, so one offset holds for each quarter. */
const QUARTER_MS = 15 * 60_000;

const offsetMsOfQuarter = cachedPerZone((timeZone, quarter: number) => {
  return fromAbsolute(quarter * QUARTER_MS, timeZone).offset;
});

const msOfLocalTime = cachedPerZone((timeZone, localTime: string) => {
  return parseDateTime(localTime).toDate(timeZone).getTime();
});

/** What calendar and clock show in a time zone at an instant (G-31). */
export function localTime(at: Date, timeZone: string): LocalTime {
  const local = inZone(at, timeZone);
  return {
    date: local.format('YYYY-MM-DD'),
    dayOfWeek: local.day(),
    minutes: local.hour() * 60 + local.minute(),
    seconds: local.second(),
  };
}

/** An instant in the words of a time zone; `pattern` has the tokens of dayjs, for example `HH:mm`. */
export function formatInZone(at: Date, timeZone: string, pattern: string): string {
  return inZone(at, timeZone).format(pattern);
}

/**
 * The instant of a local date and time (`HH:mm`, up to `24:00`). S-13: of a time that occurs twice it is the first; a
 * time that the clock skips is as much later as the clock leaps.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const local = time === '24:00' ? `${dateAfter(date, 1)}T00:00` : `${date}T${time}`;
  return new Date(msOfLocalTime(timeZone, local));
}

/** The instant at which the local day of `now` ends; a day with a clock change has 23 or 25 hours (QUE-041). */
export function endOfDay(now: Date, timeZone: string): Date {
  return instantOf(localTime(now, timeZone).date, '24:00', timeZone);
}

/** Weekday of a calendar date, 0 for Sunday. */
export function dayOfWeek(date: string): number {
  return dayjs.utc(date).day();
}

/** The calendar date so many days after another, or before it. */
export function dateAfter(date: string, days: number): string {
  return dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');
}

/** Whether `YYYY-MM-DD` exists in the calendar; February 30th does not. */
export function isCalendarDate(date: string): boolean {
  const day = dayjs.utc(date);
  return day.isValid() && day.format('YYYY-MM-DD') === date;
}

/** Whether a text is an IANA time zone name. */
export function isTimeZone(text: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A dayjs whose UTC fields are the local ones of the time zone. */
function inZone(at: Date, timeZone: string): dayjs.Dayjs {
  const ms = at.getTime();
  return dayjs.utc(ms + offsetMsOfQuarter(timeZone, Math.floor(ms / QUARTER_MS)));
}

/** One merchant's day needs a few dozen entries: its present quarters, openings, shows and midnights. */
const MAX_CACHED_PER_ZONE = 1_000;

/** Caches a slow conversion, because a line-up needs several of the same ones. */
function cachedPerZone<Key extends string | number>(
  convert: (timeZone: string, key: Key) => number,
): (timeZone: string, key: Key) => number {
  const zones = new Map<string, Map<Key, number>>();
  return (timeZone, key) => {
    const cached = zones.get(timeZone) ?? new Map<Key, number>();
    const known = cached.get(key);
    if (known !== undefined) return known;
    const value = convert(timeZone, key);
    if (cached.size >= MAX_CACHED_PER_ZONE) cached.clear();
    zones.set(timeZone, cached.set(key, value));
    return value;
  };
}
