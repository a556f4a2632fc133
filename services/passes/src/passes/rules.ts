import type { ErrorCode } from '@turno/shared-types';

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
 * G-58: whether a pass is good on a date of the merchant's. One for whoever holds it needs no activation; one for a
 * person is good on the day it was activated, or for seven days from its first.
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

/** Line-ups a pass has left on a date. */
export function usesLeft({ passType, usages }: ValidityFacts, date: string): number {
  return Math.max(0, passType.maxUsage - usages.filter((use) => use.date === date).length);
}

export type PassAsk = {
  passMode: 'specific' | 'generic';
  date: string;
  /** The person who wants to use it. */
  ownerId: number;
  /** A use that is held for this ticket already is no hindrance. */
  ticketId?: string;
};

/** Why somebody may not line up with a pass; `null` when they may. `pass` is `null` where the user has no such pass. */
export function passRefusal(
  { isOwnerKnown, pass }: { isOwnerKnown: boolean; pass: ValidityFacts | null },
  { passMode, date, ownerId, ticketId }: PassAsk,
): ErrorCode | null {
  if (!isOwnerKnown) return 'pass_owner_not_found';
  if (!pass || pass.passOwnerId !== ownerId) return 'pass_not_found';
  if (!opens(pass, passMode)) return 'pass_incompatible';
  if (!isValidOn(pass, date)) return 'pass_not_usable';
  const isHeld = pass.usages.some((use) => use.ticketId === ticketId);
  return isHeld || usesLeft(pass, date) > 0 ? null : 'pass_used_up';
}

/** A Fast Track wants a pass of a person's; a queue for passes takes any. */
export function opens({ passType }: ValidityFacts, passMode: PassAsk['passMode']): boolean {
  return passMode === 'generic' || passType.mode === 'specific';
}
