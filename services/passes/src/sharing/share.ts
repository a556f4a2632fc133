import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { passDate } from '../passes/index.ts';
import { isShareable } from './rules.ts';

type Giver = { userId: number; isStaff: boolean };
type StoreDeps = Pick<Deps, 'store' | 'now'>;

/** Issues the token with which another account takes over passes (PAS-020); one that cannot be shared shares none. */
export async function sharePasses(
  { store, now }: StoreDeps,
  { passIds, ...giver }: Giver & { passIds: readonly number[] },
): Promise<string> {
  const date = passDate(now());
  const found = await store.passes.findByIds(passIds);
  const passes = found.filter((pass) => isShareable(pass, giver, date));
  if (passes.length < passIds.length) throw new ApiError('codes_not_valid');
  const versions = passes.map(({ id, transfers }) => ({ id, transfers }));
  const token = { kind: 'passes' as const, from: giver.userId, passes: versions, ownerIds: [] };
  return store.transfers.issue(token, now());
}

/** Issues the token with which another account takes over pass owners and their passes (PAS-020). */
export async function sharePassOwners(
  { store, now }: StoreDeps,
  { userId, ownerIds }: { userId: number; ownerIds: number[] },
): Promise<string> {
  const owners = await store.passOwners.findAmong(userId, ownerIds);
  if (owners.length < ownerIds.length) throw new ApiError('pass_owner_not_found');
  const token = { kind: 'owners' as const, from: userId, passes: [], ownerIds };
  return store.transfers.issue(token, now());
}
