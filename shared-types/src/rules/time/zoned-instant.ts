import { localTime, minutesOf } from './local-time.ts';

const DAY_MS = 86_400_000;

/**
 * The instant at which a clock on the wall of `timeZone` shows `time` (`HH:mm`) on `date`: the first of two where the
 * clock goes back, and as much later where it leaps over that time.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * 60_000;
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const shown = [before, after].filter((at) => at + offsetAt(at, timeZone) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** How far the wall clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const { date, minutes, seconds } = localTime(new Date(at), timeZone);
  const wall = Date.parse(`${date}T00:00:00Z`) + (minutes * 60 + seconds) * 1_000;
  return wall - Math.floor(at / 1_000) * 1_000;
}
