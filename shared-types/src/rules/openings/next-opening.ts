import type { Opening } from '../../entities/opening.ts';
import { minutesOf } from '../time/clock-text.ts';
import { dateAfter, instantOf, localTime } from '../time/zoned-time.ts';
import { isWithin, slotsOn } from './openings.ts';

type Place = { openings: readonly Opening[]; timezone: string };

const MINUTE_MS = 60_000;
/** Somebody who is open on one date of the year only is found, also over a leap year. */
const DAYS_AHEAD = 367;

/** Whether a merchant is open at an instant, by its own calendar and clock (G-31, G-49). */
export function isOpenAt({ openings, timezone }: Place, at: Date): boolean {
  const { date, minutes } = localTime(at, timezone);
  return isWithin(slotsOn(openings, date), minutes);
}

/**
 * The first instant after `now` at which a slot begins, within a year; `null` when none does. A slot that the clock
 * leaps into begins at the leap, one it leaps over does not begin at all, and one the clock falls back into begins
 * again.
 */
export function nextOpening(place: Place, now: Date): Date | null {
  const today = localTime(now, place.timezone).date;
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const starts = startsOn(place, dateAfter(today, days));
    const next = starts.find((at) => at.getTime() > now.getTime());
    if (next) return next;
  }
  return null;
}

/** Instants of a date at which somebody opens, first one first. */
function startsOn(place: Place, date: string): Date[] {
  const { openings, timezone } = place;
  const slots = slotsOn(openings, date);
  if (slots.length === 0) return [];
  const turns = clockTurns(date, timezone);
  const begins = slots.flatMap(({ start }) => {
    const first = instantOf(date, start, timezone);
    // What the clock shows twice begins twice.
    const again = turns.map(({ leap }) => new Date(first.getTime() - leap * MINUTE_MS));
    return [first, ...again].filter((at) => shows(at, { date, start, timezone }));
  });
  const turned = turns
    .map(({ at }) => at)
    .filter((at) => isOpenAt(place, at) && !isOpenAt(place, new Date(at.getTime() - MINUTE_MS)));
  const times = new Set([...begins, ...turned].map((at) => at.getTime()));
  return [...times].toSorted((a, b) => a - b).map((time) => new Date(time));
}

type WallTime = { date: string; start: string; timezone: string };

function shows(at: Date, { date, start, timezone }: WallTime): boolean {
  const wall = localTime(at, timezone);
  return wall.date === date && wall.minutes === minutesOf(start);
}

/** The instant of a date at which the clock is put forward or back, and by how many minutes. */
function clockTurns(date: string, timezone: string): { at: Date; leap: number }[] {
  let early = instantOf(date, '00:00', timezone).getTime();
  let late = instantOf(dateAfter(date, 1), '00:00', timezone).getTime();
  const offset = (at: number) => ahead(at, timezone);
  const leap = offset(late) - offset(early);
  if (leap === 0) return [];
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offset(middle) === offset(early)) early = middle;
    else late = middle;
  }
  return [{ at: new Date(late), leap }];
}

/** Minutes the wall clock is ahead of UTC. */
function ahead(at: number, timezone: string): number {
  const { date, minutes } = localTime(new Date(at), timezone);
  return (Date.parse(`${date}T00:00:00Z`) - at) / MINUTE_MS + minutes;
}
