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
  const known = formatters.get(timeZone);
  if (known) return known;
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

/** What each place's clock showed last: within one second it is asked again and again. */
const latest = new Map<string, { second: number; time: LocalTime }>();

/** What a clock on the wall of `timeZone` shows at an instant (G-31). */
export function localTime(at: Date, timeZone: string): LocalTime {
  const second = Math.floor(at.getTime() / 1_000);
  const known = latest.get(timeZone);
  if (known?.second === second) return known.time;
  const time = readClock(at, timeZone);
  latest.set(timeZone, { second, time });
  return time;
}

function readClock(at: Date, timeZone: string): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(at)) parts[type] = value;
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return {
    date,
    dayOfWeek: dayOfWeek(date),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    seconds: Number(parts.second),
  };
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
