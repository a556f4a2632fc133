import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { loadPassOwner, moveWithOwner } from '../owners/index.ts';
import { associationBlocker } from './rules.ts';

export type PassesOfOwner = { userId: number; ownerId: number; passIds: readonly number[] };

/**
 * Gives passes to a person permanently (PAS-015). All passes are checked before the first is given; then each is given by one
 * compare-and-set, so that a pass wanted by several requests goes to one person.
 */
export async function associatePasses(
  deps: Pick<Deps, 'store' | 'now' | 'provider' | 'queues' | 'recordFailure'>,
  { userId, ownerId, passIds }: PassesOfOwner,
): Promise<void> {
  const { passes: ownPasses, day } = await loadPassOwner(deps, userId, ownerId);
  const chosen = await deps.store.passes.findAmong(userId, passIds);
  const given = [...ownPasses];
  for (const passId of passIds) {
    const pass = chosen.find(({ id }) => id === passId) ?? null;
    const blocker = associationBlocker({ pass, ownerId, ownPasses: given, date: day.date });
    if (blocker) throw new ApiError(blocker);
    if (pass) given.push(pass);
  }
  for (const passId of passIds) {
    const isGiven = await deps.store.passes.associate({ passId, userId, ownerId });
    if (!isGiven) throw new ApiError('pass_incompatible');
  }
  // A transfer may have moved the person and their other passes to another account meanwhile.
  await moveWithOwner(deps, { ownerId, accounts: [userId] });
}
