import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { ANY_VENUE, type Pass, type PassDay, passDay } from '../passes/index.ts';
import { refreshUsages } from './refresh-usages.ts';
import type { PassOwner } from './store.ts';

/** The pseudo-owner of passes that have no name yet (PAS-002). */
const NO_NAME = { id: null, name: null };

/** A pass owner or the pseudo-owner, all passes read of the user, and the day by which they are judged. */
export type LoadedOwner = {
  owner: Pick<PassOwner, 'id' | 'name'> | typeof NO_NAME;
  passes: readonly Pass[];
  day: PassDay;
  now: Date;
};
type ReadDeps = Pick<Deps, 'store' | 'now' | 'provider' | 'queues' | 'recordFailure'>;
type Reading = {
  /** Whether to read the uses from the ticket office first (PAS-005). */
  isRefresh?: boolean | undefined;
  /** The merchant whose day counts; without it the calendar day does. */
  merchantId?: number | undefined;
};
type Page = { page?: number | undefined; perPage?: number | undefined };

const PER_PAGE = 100;

/** A page of a user's pass owners; the first one begins with the pseudo-owner. */
export async function loadPassOwners(
  deps: ReadDeps,
  userId: number,
  { page = 1, perPage = PER_PAGE, isRefresh = false, merchantId }: Page & Reading,
): Promise<LoadedOwner[]> {
  const { store, now } = deps;
  const venue = await venueFor(deps, merchantId);
  const named = await store.passOwners.findPage(userId, { skip: (page - 1) * perPage, perPage });
  const owners = page === 1 ? [NO_NAME, ...named] : named;
  if (owners.length === 0) return [];
  const ids = owners.map(({ id }) => id);
  const read = () => deps.store.passes.findOfOwners(userId, ids);
  const passes = await readPasses(deps, read, isRefresh);
  const at = now();
  return owners.map((owner) => ({
    owner,
    passes,
    day: { ...passDay(venue, at), merchantId },
    now: at,
  }));
}

/** One pass owner of a user; a pass owner of another user is reported as not found. */
export async function loadPassOwner(
  deps: ReadDeps,
  userId: number,
  ownerId: number,
  { isRefresh = false, merchantId }: Reading = {},
): Promise<LoadedOwner> {
  const read = () => deps.store.passes.findOfOwners(userId, [ownerId]);
  const [[owner], passes, venue] = await Promise.all([
    deps.store.passOwners.findAmong(userId, [ownerId]),
    readPasses(deps, read, isRefresh),
    venueFor(deps, merchantId),
  ]);
  if (!owner) throw new ApiError('pass_owner_not_found');
  const now = deps.now();
  return { owner, passes, day: { ...passDay(venue, now), merchantId }, now };
}

async function venueFor({ queues }: ReadDeps, merchantId: number | undefined) {
  return merchantId === undefined ? ANY_VENUE : queues.venueOf(merchantId);
}

/** Reads passes, after a refresh from the ticket office if requested. */
async function readPasses(
  deps: ReadDeps,
  read: () => Promise<Pass[]>,
  isRefresh: boolean,
): Promise<Pass[]> {
  const passes = await read();
  return isRefresh && (await refreshUsages(deps, passes)) ? read() : passes;
}
