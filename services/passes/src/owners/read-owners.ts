import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { type Pass, passDate } from '../passes/index.ts';
import type { PassOwner } from './store.ts';

/** The pseudo-owner of passes that have no name yet (PAS-002). */
const NO_NAME = { id: null, name: null };

/** A pass owner, or the pseudo-owner, among passes of the same user, and the date of their passes. */
export type LoadedOwner = {
  owner: Pick<PassOwner, 'id' | 'name'> | typeof NO_NAME;
  passes: readonly Pass[];
  date: string;
};
type Page = { page?: number | undefined; perPage?: number | undefined };

const PER_PAGE = 100;

/** A page of a user's pass owners; the first one begins with the pseudo-owner. */
export async function loadPassOwners(
  { store, now }: Deps,
  userId: number,
  { page = 1, perPage = PER_PAGE }: Page,
): Promise<LoadedOwner[]> {
  const named = await store.passOwners.findPage(userId, { skip: (page - 1) * perPage, perPage });
  const owners = page === 1 ? [NO_NAME, ...named] : named;
  if (owners.length === 0) return [];
  const ids = owners.map(({ id }) => id);
  const passes = await store.passes.findOfOwners(userId, ids);
  const date = passDate(now());
  return owners.map((owner) => ({ owner, passes, date }));
}

/** One pass owner of a user; the owners of other users are reported as absent. */
export async function loadPassOwner(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  userId: number,
  ownerId: number,
): Promise<LoadedOwner> {
  const [[owner], passes] = await Promise.all([
    store.passOwners.findAmong(userId, [ownerId]),
    store.passes.findOfOwners(userId, [ownerId]),
  ]);
  if (!owner) throw new ApiError('pass_owner_not_found');
  return { owner, passes, date: passDate(now()) };
}
