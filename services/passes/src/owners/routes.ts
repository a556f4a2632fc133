import { type Route, serve } from '@turno/kit';
import {
  type CallOutput,
  type PassOwner as OwnerShown,
  type Pass as PassShown,
  validatePassOwnersCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { admitsTo, isValidOn, type Pass, passBlocker, usesLeft } from '../passes/index.ts';
import type { PassOwner } from './store.ts';

/** Which of a user's pass owners could line up; queues asks before it shows them. */
export function passOwnerRoutes(deps: Deps): Route[] {
  return [
    serve(validatePassOwnersCall, async ({ body }) => {
      const { eligible, passes, verdicts } = await validatePassOwners(deps, body);
      return {
        passOwners: eligible.map((owner) => presentPassOwner(owner, passes, body.date)),
        passOwnersValidation: verdicts.map(({ code, ...asked }) => ({
          ...asked,
          valid: code === null,
          error_code: code,
        })),
      };
    }),
  ];
}

type ValidateRequest = CallOutput<typeof validatePassOwnersCall>['body'];

/** Which of a user's pass owners could line up, and a verdict on each requested pass (G-02); it holds nothing. */
async function validatePassOwners({ store }: Deps, request: ValidateRequest) {
  const { userId, passMode, date } = request;
  const [owners, passes] = await Promise.all([
    store.passOwners.findOf(userId),
    store.passes.findOf(userId),
  ]);
  const isEligible = ({ id }: { id: number }) =>
    passes.some(
      (pass) =>
        pass.passOwnerId === id &&
        admitsTo(pass, passMode) &&
        isValidOn(pass, date) &&
        usesLeft(pass, date) > 0,
    );
  const verdicts = request.passOwners.map(({ id, passId }) => {
    const facts = {
      isOwnerKnown: owners.some((owner) => owner.id === id),
      pass: passes.find((pass) => pass.id === passId) ?? null,
    };
    return { id, passId, code: passBlocker(facts, { passMode, date, ownerId: id }) };
  });
  return { eligible: owners.filter(isEligible), passes, verdicts };
}

/** A pass owner with the owner's passes among those of the user, as they are on a date (PAS-001). */
function presentPassOwner(
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
