import type { CallOutput, validatePassOwnersCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { admitsTo, isValidOn, passBlocker, usesLeft } from '../passes/index.ts';

type ValidateRequest = CallOutput<typeof validatePassOwnersCall>['body'];

/** Which of a user's pass owners could line up, and a verdict on each requested pass (G-02); it holds nothing. */
export async function validatePassOwners({ store }: Deps, request: ValidateRequest) {
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
