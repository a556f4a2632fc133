import type { CallOutput, validatePassOwnersCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { ANY_VENUE, isUsedUpAtOffice, type Pass, passBlocker } from '../passes/index.ts';

type ValidateRequest = CallOutput<typeof validatePassOwnersCall>['body'];

/** Returns which of a user's pass owners could line up, and a verdict on each requested pass (G-02); it holds no uses. */
export async function validatePassOwners(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  request: ValidateRequest,
) {
  const { userId } = request;
  const blockerOf = blockersOf(request, now());
  const [named, requested] = await Promise.all([
    store.passes.findNamed(userId),
    store.passes.findAmong(
      userId,
      request.passOwners.map(({ passId }) => passId),
    ),
  ]);
  const usable = named.filter(
    (pass) => !blockerOf({ isOwnerKnown: true, pass }, pass.passOwnerId ?? 0),
  );
  const eligibleIds = new Set(usable.map(({ passOwnerId }) => passOwnerId ?? 0));
  const requestedIds = request.passOwners.map(({ id }) => id);
  const owners = await store.passOwners.findAmong(userId, [...eligibleIds, ...requestedIds]);
  const verdicts = request.passOwners.map(({ id, passId }) => {
    const facts = {
      isOwnerKnown: owners.some((owner) => owner.id === id),
      pass: requested.find((pass) => pass.id === passId) ?? null,
    };
    return { id, passId, blocker: blockerOf(facts, id) };
  });
  return {
    eligible: owners.filter(({ id }) => eligibleIds.has(id)),
    passes: named,
    verdicts,
    day: {
      date: request.date,
      venue: request.venue ?? ANY_VENUE,
      merchantId: request.merchantId,
    },
  };
}

/** Returns a function that decides why a person cannot line up with a pass as requested. */
function blockersOf(
  { merchantId, queueId, passMode, date, at, venue }: ValidateRequest,
  now: Date,
) {
  const wanted = {
    merchantId,
    queueId,
    passMode,
    date,
    gateId: null,
    at: at ? new Date(at) : now,
    venue: venue ?? ANY_VENUE,
  };
  return (facts: { isOwnerKnown: boolean; pass: Pass | null }, ownerId: number) => {
    const blocker = passBlocker(facts, { ...wanted, ownerId });
    const isUsedUp = !blocker && facts.pass && isUsedUpAtOffice(facts.pass);
    return isUsedUp ? ({ code: 'pass_no_uses_left', from: null } as const) : blocker;
  };
}
