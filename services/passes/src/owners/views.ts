import type { PassOwner as OwnerShown, Pass as PassShown } from '@turno/shared-types';
import { isValidOn, type Pass, usesLeft } from '../passes/index.ts';
import type { PassOwner } from './store.ts';

/** A pass owner with the owner's passes among those of the user, as they are on a date (PAS-001). */
export function presentPassOwner(
  { id, name }: PassOwner,
  passes: readonly Pass[],
  date: string,
): OwnerShown {
  const own = passes.filter(({ passOwnerId }) => passOwnerId === id);
  const isUsable = (pass: Pass) => isValidOn(pass, date) && usesLeft(pass, date) > 0;
  const isActivable = (pass: Pass) => !pass.disabled && !isValidOn(pass, date) && isFresh(pass);
  return {
    id,
    name,
    passes: own.map(presentPass),
    // Passes without an owner are listed apart (PAS-002).
    unownedPasses: [],
    usablePasses: own.filter(isUsable).map(presentPass),
    activablePasses: own.filter(isActivable).map(presentPass),
    passIds: own.map((pass) => pass.id),
    hasValidPassForToday: own.some((pass) => isValidOn(pass, date)),
    hasActiveUsage: own.some(({ usages }) => usages.some((use) => use.date === date)),
    hasPassesToUpdateUsages: false,
  };
}

/** A pass as PAS-003 lists it. */
function presentPass(pass: Pass): PassShown {
  const { id, name, mode } = pass.passType;
  return {
    id: pass.id,
    passTypeId: id,
    pass_type: { id, name, mode, franchisingId: null },
    mediacode: pass.mediacode,
    token: null,
    disabled: pass.disabled,
    oneShotProviderUsage: false,
    createdAt: pass.createdAt.toISOString(),
    validFrom: null,
    validTo: null,
    lastProviderUsedAt: null,
    passOwnerId: pass.passOwnerId,
  };
}

/** A daily pass may be activated again on another day, a weekly one once. */
function isFresh({ passType, activatedOn }: Pass): boolean {
  return passType.kind === 0 || activatedOn.length === 0;
}
