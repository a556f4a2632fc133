import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { passDate } from '../passes/index.ts';
import { isShareable } from './rules.ts';

type Giver = { userId: number; isStaff: boolean };
/** A token of before, which is answered again while it is open for the same. */
type Earlier = { earlier?: string | undefined };
type StoreDeps = Pick<Deps, 'store' | 'now'>;

/** Issues the token with which another account takes over passes (PAS-020); one that cannot be shared shares none. */
export async function sharePasses(
  { store, now }: StoreDeps,
  { passIds, earlier, ...giver }: Giver & Earlier & { passIds: readonly number[] },
): Promise<string> {
  const date = passDate(now());
  const found = await store.passes.findByIds(passIds);
  const passes = found.filter((pass) => isShareable(pass, giver, date));
  if (passes.length < passIds.length) throw new ApiError('codes_not_valid');
  const versions = passes
    .map(({ id, transfers }) => ({ id, transfers }))
    .toSorted((a, b) => a.id - b.id);
  const token = { kind: 'passes' as const, from: giver.userId, passes: versions, ownerIds: [] };
  return store.transfers.issue(token, now(), earlier);
}

/** Issues the token with which another account takes over pass owners and their passes (PAS-020). */
export async function sharePassOwners(
  { store, now }: StoreDeps,
  { userId, ownerIds, earlier }: Earlier & { userId: number; ownerIds: readonly number[] },
): Promise<string> {
  const owners = await store.passOwners.findAmong(userId, ownerIds);
  if (owners.length < ownerIds.length) throw new ApiError('pass_owner_not_found');
  const ids = ownerIds.toSorted((a, b) => a - b);
  const token = { kind: 'owners' as const, from: userId, passes: [], ownerIds: ids };
  return store.transfers.issue(token, now(), earlier);
}

/** Ends a token before anybody has redeemed it (PAS-036); one that has ended already is no error. */
export async function withdrawShare(
  { store }: StoreDeps,
  { userId, token }: { userId: number; token: string },
): Promise<void> {
  const isWithdrawn = await store.transfers.withdraw(token, userId);
  if (!isWithdrawn) throw new ApiError('passes_not_redeemable');
}
