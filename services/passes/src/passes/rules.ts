import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { dateAfter, dayEnd, instantOf } from '@turno/shared-types/rules';
import type { PassDay } from './pass-day.ts';

export type ValidityFacts = {
  passType: { mode: 'specific' | 'generic'; kind: 0 | 1 };
  disabled: boolean;
  activatedOn: readonly string[];
  provider: { validFrom: Date | null; validTo: Date | null } | null;
};

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/**
 * Whether a pass is valid on a date of the merchant (G-58). A generic pass needs no activation; a specific one is valid
 * on the days of its activations or, if weekly, for seven days from the first.
 */
export function isValidOn(pass: ValidityFacts, date: string): boolean {
  const { passType, disabled, activatedOn } = pass;
  if (disabled || !isSoldFor(pass, date)) return false;
  if (passType.mode === 'generic') return true;
  if (passType.kind === 0) return activatedOn.includes(date);
  const [first] = activatedOn.toSorted();
  if (first === undefined) return false;
  const days = (Date.parse(date) - Date.parse(first)) / DAY_MS;
  return days >= 0 && days < WEEK_DAYS;
}

/** Whether a pass is valid on a date, or on a later one on which another of its type is valid too if it begins on that date. */
export function isValidFrom(pass: ValidityFacts, date: string): boolean {
  const { mode, kind } = pass.passType;
  const isWeekly = mode === 'specific' && kind === 1;
  return isValidOn(pass, date) || (isWeekly && isValidOn(pass, dateAfter(date, WEEK_DAYS - 1)));
}

/** Whether the ticket office sold the pass for a date. */
function isSoldFor({ provider }: ValidityFacts, date: string): boolean {
  const { validFrom = null, validTo = null } = provider ?? {};
  if (validFrom && validFrom >= instantOf(date, '24:00', DEFAULT_TIME_ZONE)) return false;
  return !validTo || validTo > instantOf(date, '00:00', DEFAULT_TIME_ZONE);
}

/** PAS-022: whether only a person with an entrance can have it: a Fast Track of a printed card. Staff give theirs to whom they see. */
export function needsEntrance(pass: {
  passType: Pick<ValidityFacts['passType'], 'mode'>;
  issuedBy: unknown;
}): boolean {
  return pass.passType.mode === 'specific' && pass.issuedBy === null;
}

/** The first and the last date on which an activated pass is valid; `null` for one without such a period (G-58). */
function validDates({ passType, activatedOn }: ValidityFacts) {
  const dates = activatedOn.toSorted();
  const from = passType.kind === 0 ? dates.at(-1) : dates[0];
  if (passType.mode === 'generic' || from === undefined) return null;
  return { from, to: passType.kind === 0 ? from : dateAfter(from, WEEK_DAYS - 1) };
}

/**
 * The same as instants, or what the ticket office sold: the end is the midnight after the last date. With a day, the running
 * one of a merchant, a pass ends with it if that is its last, has ended before it if its last is over, and begins no earlier
 * than after it if that is none of its own.
 */
export function validPeriod(
  pass: ValidityFacts,
  day?: PassDay,
): { from: Date | null; to: Date | null } {
  const dates = validDates(pass);
  if (!dates) return { from: pass.provider?.validFrom ?? null, to: pass.provider?.validTo ?? null };
  const from = instantOf(dates.from, '00:00', DEFAULT_TIME_ZONE);
  const to = instantOf(dates.to, '24:00', DEFAULT_TIME_ZONE);
  if (!day) return { from, to };
  const begin = dayEnd(day.venue, dateAfter(day.date, -1));
  const end = dayEnd(day.venue, day.date);
  const last = day.date === dates.to ? end : to;
  return {
    from: day.date < dates.from && from < end ? end : from,
    to: day.date > dates.to && begin < to ? begin : last,
  };
}

/** Whether the last date of an activated pass, or what the ticket office sold, is over (PAS-021). */
export function isExpired(pass: ValidityFacts, date: string): boolean {
  const { to } = validPeriod(pass);
  return to !== null && to <= instantOf(date, '00:00', DEFAULT_TIME_ZONE);
}

/** Whether a pass waits for its activation: a specific pass is activated once, a generic one never (G-58). */
export function isInactive({ passType, disabled, activatedOn }: ValidityFacts): boolean {
  return passType.mode === 'specific' && !disabled && activatedOn.length === 0;
}

/**
 * Whether an inactive pass would be valid on a date, the one that runs now: one that was sold for other dates, or that ends
 * before that day does, would be lost by an activation.
 */
export function isActivableOn(pass: ValidityFacts, date: string, now: Date): boolean {
  const isOver = soldBlocker(pass, now)?.code === 'pass_expired';
  return isInactive(pass) && isSoldFor(pass, date) && !isOver;
}

/** Why a pass is not good now by what the ticket office sold: that ends at an instant, however long the day of a place is. */
export function soldBlocker({ provider }: Pick<ValidityFacts, 'provider'>, now: Date) {
  const { validFrom = null, validTo = null } = provider ?? {};
  if (validTo && validTo <= now) return { code: 'pass_expired' as const, from: null };
  if (validFrom && validFrom > now) return { code: 'pass_not_usable' as const, from: validFrom };
  return null;
}
