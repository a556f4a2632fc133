import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { loadPassOwner, moveWithOwner } from '../owners/index.ts';
import { associationBlocker } from './rules.ts';

export type PassesOfOwner = { userId: number; ownerId: number; passIds: readonly number[] };

/**
 * Gives passes to a person, for good (PAS-015). All are judged before the first is given; then each is one
 * compare-and-set, which gives a pass that several requests ask for to one person.
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
  // The person may have moved to another account since they were read, and their other passes with them.
  await moveWithOwner(deps, { ownerId, accounts: [userId] });
}
