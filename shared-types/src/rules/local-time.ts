/** One instant on the wall clock of a place. */
export type LocalTime = {
  /** `YYYY-MM-DD` */
  date: string;
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** Minutes since local midnight, by the clock on the wall. */
  minutes: number;
  /** Seconds past that minute. */
  seconds: number;
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

/** What a clock on the wall of `timeZone` shows at an instant (G-31). */
export function localTime(at: Date, timeZone: string): LocalTime {
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
