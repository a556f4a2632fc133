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

/** Whether the validity of a pass overlaps that of another pass of its type that begins on a date. */
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

/**
 * PAS-022: whether only a person who has an entrance pass can have this pass: a Fast Track of a printed card. Passes that staff
 * create are exempt, because staff see whom they give them to.
 */
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
 * The valid period as instants, ending at the midnight after the last date; for a pass without dates, the period that the
 * ticket office sold. With `day`, the running day of a merchant, which may end after midnight: on its last date the pass ends
 * with that day; after its last date it has ended before that day; before its first date it begins after that day.
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

/** Whether the last date of an activated pass, or the period that the ticket office sold, is over (PAS-021). */
export function isExpired(pass: ValidityFacts, date: string): boolean {
  const { to } = validPeriod(pass);
  return to !== null && to <= instantOf(date, '00:00', DEFAULT_TIME_ZONE);
}

/** Whether a pass waits for its activation: a specific pass is activated once, a generic one never (G-58). */
export function isInactive({ passType, disabled, activatedOn }: ValidityFacts): boolean {
  return passType.mode === 'specific' && !disabled && activatedOn.length === 0;
}

/**
 * Whether an inactive pass would be valid on a date, the running one, if activated. The activation of a pass that was sold for
 * other dates, or that ends before that day does, would be wasted.
 */
export function isActivableOn(pass: ValidityFacts, date: string, now: Date): boolean {
  const isOver = soldBlocker(pass, now)?.code === 'pass_expired';
  return isInactive(pass) && isSoldFor(pass, date) && !isOver;
}

/**
 * Why the period that the ticket office sold excludes this instant: it ends at an exact time, however long the day of a venue
 * is.
 */
export function soldBlocker({ provider }: Pick<ValidityFacts, 'provider'>, now: Date) {
  const { validFrom = null, validTo = null } = provider ?? {};
  if (validTo && validTo <= now) return { code: 'pass_expired' as const, from: null };
  if (validFrom && validFrom > now) return { code: 'pass_not_usable' as const, from: validFrom };
  return null;
}
