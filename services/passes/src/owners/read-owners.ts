import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { type Pass, passDate } from '../passes/index.ts';
import { refreshUsages } from './refresh-usages.ts';
import type { PassOwner } from './store.ts';

/** The pseudo-owner of passes that have no name yet (PAS-002). */
const NO_NAME = { id: null, name: null };

/** A pass owner, or the pseudo-owner, among passes of the same user, and the date of their passes. */
export type LoadedOwner = {
  owner: Pick<PassOwner, 'id' | 'name'> | typeof NO_NAME;
  passes: readonly Pass[];
  date: string;
  now: Date;
};
type ReadDeps = Pick<Deps, 'store' | 'now' | 'provider'>;
/** Whether the ticket office is asked for the uses first (PAS-005). */
type Refresh = { isRefresh?: boolean | undefined };
type Page = { page?: number | undefined; perPage?: number | undefined };

const PER_PAGE = 100;

/** A page of a user's pass owners; the first one begins with the pseudo-owner. */
export async function loadPassOwners(
  deps: ReadDeps,
  userId: number,
  { page = 1, perPage = PER_PAGE, isRefresh = false }: Page & Refresh,
): Promise<LoadedOwner[]> {
  const { store, now } = deps;
  const named = await store.passOwners.findPage(userId, { skip: (page - 1) * perPage, perPage });
  const owners = page === 1 ? [NO_NAME, ...named] : named;
  if (owners.length === 0) return [];
  const ids = owners.map(({ id }) => id);
  const read = () => deps.store.passes.findOfOwners(userId, ids);
  const passes = await readPasses(deps, read, isRefresh);
  const at = now();
  return owners.map((owner) => ({ owner, passes, date: passDate(at), now: at }));
}

/** One pass owner of a user; the owners of other users are reported as absent. */
export async function loadPassOwner(
  deps: ReadDeps,
  userId: number,
  ownerId: number,
  { isRefresh = false }: Refresh = {},
): Promise<LoadedOwner> {
  const read = () => deps.store.passes.findOfOwners(userId, [ownerId]);
  const [[owner], passes] = await Promise.all([
    deps.store.passOwners.findAmong(userId, [ownerId]),
    readPasses(deps, read, isRefresh),
  ]);
  if (!owner) throw new ApiError('pass_owner_not_found');
  const now = deps.now();
  return { owner, passes, date: passDate(now), now };
}

/** Reads passes, after their ticket office where it is to be asked first. */
async function readPasses(
  deps: ReadDeps,
  read: () => Promise<Pass[]>,
  isRefresh: boolean,
): Promise<Pass[]> {
  const passes = await read();
  return isRefresh && (await refreshUsages(deps, passes)) ? read() : passes;
}
