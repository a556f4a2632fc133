import type { ErrorCode } from '@turno/shared-types';
import {
  hasSimilar,
  isAcceptedBy,
  isActivableOn,
  isExpired,
  isValidOn,
  needsEntrance,
  type Pass,
  type PassDay,
} from '../passes/index.ts';

type Context = {
  /** `null` when the user has no such pass. */
  pass: Pass | null;
  ownerId: number;
  /** The passes that the person has already. */
  ownPasses: readonly Pass[];
  date: string;
};

/** Why a pass cannot be given to a person; `null` when it can, or already belongs to them (PAS-022, PAS-031). */
export function associationBlocker({ pass, ownerId, ownPasses, date }: Context): ErrorCode | null {
  // The response does not reveal whether a pass of another user exists.
  if (!pass) return 'forbidden';
  if (pass.passOwnerId === ownerId) return null;
  if (pass.passOwnerId !== null || pass.disabled || isExpired(pass, date)) {
    return 'pass_incompatible';
  }
  if (pass.passType.mode === 'generic') {
    return hasSimilar(pass, ownPasses, date) ? 'similar_pass_already_active' : null;
  }
  return needsEntrance(pass) ? cardBlocker(ownPasses, date) : null;
}

/** Why a person cannot have a Fast Track of a printed card. */
function cardBlocker(ownPasses: readonly Pass[], date: string): ErrorCode | null {
  if (ownPasses.length === 0) return 'specific_pass_not_associable';
  const hasEntrance = ownPasses.some(
    (own) => own.passType.mode === 'generic' && isValidOn(own, date),
  );
  return hasEntrance ? null : 'missing_pass_dependency';
}

type Activating = Omit<Context, 'date'> & { day: PassDay; now: Date };

/** Why a pass cannot be activated for a day; `null` when it can, or is already valid on that day (PAS-016, PAS-031). */
export function activationBlocker({
  pass,
  ownerId,
  ownPasses,
  day: { date, merchantId },
  now,
}: Activating): ErrorCode | null {
  if (!pass || pass.passOwnerId !== ownerId) return 'pass_not_found';
  if (pass.passType.mode === 'generic') return 'pass_incompatible';
  if (isValidOn(pass, date)) return null;
  if (!isAcceptedBy(pass, merchantId)) return 'pass_not_accepted';
  if (!isActivableOn(pass, date, now)) return 'pass_not_usable';
  return hasSimilar(pass, ownPasses, date) ? 'similar_pass_already_active' : null;
}
