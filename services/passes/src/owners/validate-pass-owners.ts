import type { CallOutput, validatePassOwnersCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { isValidOn, opens, passRefusal, usesLeft } from '../passes/rules.ts';

type Ask = CallOutput<typeof validatePassOwnersCall>['body'];

/** G-02: who of a user's people could line up, and a verdict on each of those asked about; holds nothing. */
export async function validatePassOwners({ store }: Deps, ask: Ask) {
  const { userId, passMode, date } = ask;
  const [owners, passes] = await Promise.all([
    store.passOwners.findOf(userId),
    store.passes.findOf(userId),
  ]);
  const isEligible = ({ id }: { id: number }) =>
    passes.some(
      (pass) =>
        pass.passOwnerId === id &&
        opens(pass, passMode) &&
        isValidOn(pass, date) &&
        usesLeft(pass, date) > 0,
    );
  const verdicts = ask.passOwners.map(({ id, passId }) => {
    const facts = {
      isOwnerKnown: owners.some((owner) => owner.id === id),
      pass: passes.find((pass) => pass.id === passId) ?? null,
    };
    return { id, passId, code: passRefusal(facts, { passMode, date, ownerId: id }) };
  });
  return { eligible: owners.filter(isEligible), passes, verdicts };
}
