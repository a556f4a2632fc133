/** One instant on the wall clock of a place. */
export type LocalTime = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  /** Minutes since local midnight, by the clock on the wall. */
  readonly minutes: number;
  /** Seconds past that minute. */
  readonly seconds: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** Clocks are only ever changed at a full quarter of an hour: within one, what a place is ahead of UTC stands. */
const QUARTER_MS = 15 * 60_000;
/** One day asks for several quarters by turns: now, its openings and its midnights. */
const MAX_KEPT = 1_000;
const known = new Map<string, Map<number, number>>();

/** What a clock on the wall of `timeZone` shows at an instant (G-31). */
export function localTime(at: Date, timeZone: string): LocalTime {
  const wall = new Date(at.getTime() + aheadOfUtc(at, timeZone));
  return {
    date: wall.toISOString().slice(0, 10),
    dayOfWeek: wall.getUTCDay(),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    seconds: wall.getUTCSeconds(),
  };
}

/** Milliseconds that the clock of a place is ahead of UTC; asking the formatter is slow, so each quarter is asked for once. */
function aheadOfUtc(at: Date, timeZone: string): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const ofZone = known.get(timeZone) ?? new Map<number, number>();
  const kept = ofZone.get(quarter);
  if (kept !== undefined) return kept;
  const start = quarter * QUARTER_MS;
  const aheadMs = readClock(new Date(start), timeZone) - start;
  if (ofZone.size >= MAX_KEPT) ofZone.clear();
  known.set(timeZone, ofZone.set(quarter, aheadMs));
  return aheadMs;
}

/** What the clock shows, as if it showed UTC. */
function readClock(at: Date, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(at)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Weekday of a calendar date, 0 for Sunday. */
export function dayOfWeek(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** `HH:mm` as minutes since midnight; `24:00` is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since midnight as `HH:mm`; 1440 is `24:00`. */
export function clockOf(minutes: number): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whether `YYYY-MM-DD` is a day of the calendar: there is no 30th of February. */
export function isCalendarDate(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

/** The calendar date so many days after one, or before it. */
export function dateAfter(date: string, days: number): string {
  const at = Date.parse(`${date}T00:00:00Z`) + days * 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
}

/** Whether a text names a time zone of the IANA's list. */
export function isTimeZone(text: string): boolean {
  try {
    return formatterFor(text) !== undefined;
  } catch {
    return false;
  }
}
