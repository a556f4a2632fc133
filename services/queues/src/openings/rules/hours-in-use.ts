import { awaitedOpening, type Hours, merchantDay } from '@turno/shared-types/rules';

/** How people rely on the hours of a merchant at the moment of a change. */
export type HoursUse = {
  now: Date;
  /** Whether a ticket of the current day waits. */
  isAnybodyWaiting: boolean;
  /** Whether somebody waits for a number of the current day and would, with the new hours, stay in the previous day. */
  isAnybodyLeft: boolean;
  /** The start times of shows that people have booked. */
  bookedShows: readonly Date[];
};

/**
 * QUE-035: whether hours can change while people rely on them. The current day must not become another one while somebody
 * waits, because nobody could call them any more (S-04); a booked show must keep its instant and a day on which the merchant is
 * open (S-10).
 */
export function mayChangeHours(before: Hours, after: Hours, use: HoursUse): boolean {
  const { now, isAnybodyWaiting, isAnybodyLeft, bookedShows } = use;
  const isDayKept = merchantDay(before, now).date === merchantDay(after, now).date;
  if (isAnybodyLeft || (isAnybodyWaiting && !isDayKept)) return false;
  if (bookedShows.length > 0 && before.timezone !== after.timezone) return false;
  return bookedShows.every((at) => isOpenDay(after, at) || !isOpenDay(before, at));
}

function isOpenDay(hours: Hours, at: Date): boolean {
  return merchantDay(hours, at).slots.length > 0;
}

/** S-04: the date on which a merchant has opened, to be kept when its hours change; `null` if it has not. */
export function openedDate(before: Hours, now: Date): string | null {
  const day = merchantDay(before, now);
  const hasOpened = day.slots.length > 0 && awaitedOpening(day) === null;
  return hasOpened ? day.date : (before.openedOn ?? null);
}
