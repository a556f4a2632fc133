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
