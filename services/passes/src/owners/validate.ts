import type { CallOutput, validatePassOwnersCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { admitsTo, isUsable, passBlocker } from '../passes/index.ts';

type ValidateRequest = CallOutput<typeof validatePassOwnersCall>['body'];

/** Which of a user's pass owners could line up, and a verdict on each requested pass (G-02); it holds nothing. */
export async function validatePassOwners({ store }: Pick<Deps, 'store'>, request: ValidateRequest) {
  const { userId, passMode, date } = request;
  const [named, requested] = await Promise.all([
    store.passes.findNamed(userId),
    store.passes.findAmong(
      userId,
      request.passOwners.map(({ passId }) => passId),
    ),
  ]);
  const usable = named.filter((pass) => admitsTo(pass, passMode) && isUsable(pass, date));
  const eligibleIds = new Set(usable.map(({ passOwnerId }) => passOwnerId ?? 0));
  const requestedIds = request.passOwners.map(({ id }) => id);
  const owners = await store.passOwners.findAmong(userId, [...eligibleIds, ...requestedIds]);
  const verdicts = request.passOwners.map(({ id, passId }) => {
    const facts = {
      isOwnerKnown: owners.some((owner) => owner.id === id),
      pass: requested.find((pass) => pass.id === passId) ?? null,
    };
    return { id, passId, code: passBlocker(facts, { passMode, date, ownerId: id }) };
  });
  return { eligible: owners.filter(({ id }) => eligibleIds.has(id)), passes: named, verdicts };
}
