import type { Opening } from '@turno/shared-types';
import {
  dateAfter,
  isWithin,
  localTime,
  minutesOf,
  nextStart,
  type Slot,
  slotsOn,
} from '@turno/shared-types/rules';

type Hours = { openings: readonly Opening[]; timezone: string };

/** The present day of a merchant, by its own calendar and clock (G-31). */
export type MerchantDay = {
  date: string;
  /** Since local midnight, by the clock on the wall. */
  secondsOfDay: number;
  slots: readonly Slot[];
};

const DAY_SECONDS = 86_400;

/** The day it is now at a merchant's, with its opening slots. */
export function merchantDay({ openings, timezone }: Hours, now: Date): MerchantDay {
  const { date, minutes, seconds } = localTime(now, timezone);
  return { date, secondsOfDay: minutes * 60 + seconds, slots: slotsOf(openings, date) };
}

/** All who follow a queue ask for the same day again and again. */
const latest = new WeakMap<readonly Opening[], { date: string; slots: readonly Slot[] }>();

function slotsOf(openings: readonly Opening[], date: string): readonly Slot[] {
  const known = latest.get(openings);
  if (known?.date === date) return known.slots;
  const slots = slotsOn(openings, date);
  latest.set(openings, { date, slots });
  return slots;
}

/** Seconds until somebody serves again today: 0 while a slot runs, and after the last one. */
export function secondsUntilOpening({ secondsOfDay, slots }: MerchantDay): number {
  const minutes = Math.floor(secondsOfDay / 60);
  const next = isWithin(slots, minutes) ? null : nextStart(slots, minutes);
  return next === null ? 0 : minutesOf(next) * 60 - secondsOfDay;
}

/** The instant at which the local day ends; days of the clock changes have 23 and 25 hours (QUE-041). */
export function endOfDay(now: Date, timeZone: string): Date {
  const today = localTime(now, timeZone);
  const passed = today.minutes * 60 + today.seconds;
  const guess = now.getTime() - (now.getTime() % 1_000) + (DAY_SECONDS - passed) * 1_000;
  const wall = localTime(new Date(guess), timeZone);
  const late = wall.date === today.date ? wall.minutes * 60 - DAY_SECONDS : wall.minutes * 60;
  return new Date(guess - late * 1_000);
}

/** The calendar date before one. */
export function dayBefore(date: string): string {
  return dateAfter(date, -1);
}

/** Whether the day's last slot is over, or there is none: nothing is served together any more today. */
export function isMerchantClosed({ slots, secondsOfDay }: MerchantDay): boolean {
  const last = Math.max(0, ...slots.map(({ end }) => minutesOf(end)));
  return secondsOfDay >= last * 60;
}
