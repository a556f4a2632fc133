import type { ErrorCode } from '@turno/shared-types';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { dateAfter, instantOf, localTime } from '@turno/shared-types/rules';

export type ValidityFacts = {
  passType: { mode: 'specific' | 'generic'; kind: 0 | 1; maxUsage: number };
  passOwnerId: number | null;
  disabled: boolean;
  activatedOn: readonly string[];
  usages: readonly { ticketId: string; date: string }[];
};

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/**
 * Whether a pass is valid on a date of the merchant (G-58). A generic pass needs no activation; a specific one is valid
 * on the days of its activations or, if weekly, for seven days from the first.
 */
export function isValidOn(
  { passType, disabled, activatedOn }: ValidityFacts,
  date: string,
): boolean {
  if (disabled) return false;
  if (passType.mode === 'generic') return true;
  if (passType.kind === 0) return activatedOn.includes(date);
  const [first] = activatedOn.toSorted();
  if (first === undefined) return false;
  const days = (Date.parse(date) - Date.parse(first)) / DAY_MS;
  return days >= 0 && days < WEEK_DAYS;
}

/** The date on which passes are activated and valid: the calendar day of the installation's time zone. */
export function passDate(now: Date): string {
  return localTime(now, DEFAULT_TIME_ZONE).date;
}

/** The first and the last date on which an activated pass is valid; `null` for one without such a period (G-58). */
function validDates({ passType, activatedOn }: ValidityFacts) {
  const dates = activatedOn.toSorted();
  const from = passType.kind === 0 ? dates.at(-1) : dates[0];
  if (passType.mode === 'generic' || from === undefined) return null;
  return { from, to: passType.kind === 0 ? from : dateAfter(from, WEEK_DAYS - 1) };
}

/** The same as instants: the end is the midnight after the last date. */
export function validPeriod(pass: ValidityFacts): { from: Date; to: Date } | null {
  const dates = validDates(pass);
  if (!dates) return null;
  return {
    from: instantOf(dates.from, '00:00', DEFAULT_TIME_ZONE),
    to: instantOf(dates.to, '24:00', DEFAULT_TIME_ZONE),
  };
}

/** Whether the last date of an activated pass is over (PAS-021). */
export function isExpired(pass: ValidityFacts, date: string): boolean {
  const dates = validDates(pass);
  return dates !== null && dates.to < date;
}

/** Whether a pass waits for its activation: a specific pass is activated once, a generic one never (G-58). */
export function isActivable({ passType, disabled, activatedOn }: ValidityFacts): boolean {
  return passType.mode === 'specific' && !disabled && activatedOn.length === 0;
}

/** Whether a pass admits to a line-up on a date. */
export function isUsable(pass: ValidityFacts, date: string): boolean {
  return isValidOn(pass, date) && usesLeft(pass, date) > 0;
}

/** How many more line-ups a pass allows on a date. */
export function usesLeft({ passType, usages }: ValidityFacts, date: string): number {
  return Math.max(0, passType.maxUsage - usages.filter((use) => use.date === date).length);
}

export type WantedUse = {
  passMode: 'specific' | 'generic';
  date: string;
  /** The pass owner who wants to use it. */
  ownerId: number;
  /** A use already held for this ticket does not count against the limit. */
  ticketId?: string;
};

/** Why a person cannot line up with a pass; `null` when they can. `pass` is `null` when the user has no such pass. */
export function passBlocker(
  { isOwnerKnown, pass }: { isOwnerKnown: boolean; pass: ValidityFacts | null },
  { passMode, date, ownerId, ticketId }: WantedUse,
): ErrorCode | null {
  if (!isOwnerKnown) return 'pass_owner_not_found';
  if (!pass || pass.passOwnerId !== ownerId) return 'pass_not_found';
  if (!admitsTo(pass, passMode)) return 'pass_incompatible';
  if (!isValidOn(pass, date)) return 'pass_not_usable';
  const isHeld = pass.usages.some((use) => use.ticketId === ticketId);
  return isHeld || usesLeft(pass, date) > 0 ? null : 'pass_used_up';
}

/** Whether a pass admits to a queue of a pass mode: a Fast Track needs a specific pass, other pass queues accept any. */
export function admitsTo({ passType }: ValidityFacts, passMode: WantedUse['passMode']): boolean {
  return passMode === 'generic' || passType.mode === 'specific';
}
