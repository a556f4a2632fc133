import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { passDate } from '../passes/index.ts';
import { completeTransfer } from './redeem-passes.ts';
import { isShareable, isTaken } from './rules.ts';
import type { NewToken, Transfer } from './store.ts';

type Giver = { userId: number; isStaff: boolean };
/**
 * `earlier`: a token that is returned again while it is open for the same content; with `renew: false` no other token is
 * issued.
 */
type Earlier = { earlier?: string | undefined; renew?: boolean | undefined };
type StoreDeps = Pick<Deps, 'store' | 'now'>;

/** Issues the token with which another account takes over passes (PAS-020); fails if any of them cannot be shared. */
export async function sharePasses(
  { store, now }: StoreDeps,
  { passIds, earlier, renew, ...giver }: Giver & Earlier & { passIds: readonly number[] },
): Promise<string> {
  await assertNotRedeemed({ store }, { userId: giver.userId, earlier, renew });
  const date = passDate(now());
  const found = await store.passes.findByIds(passIds);
  const passes = found.filter((pass) => isShareable(pass, giver, date));
  if (passes.length < passIds.length) throw new ApiError('codes_not_valid');
  const versions = passes
    .map(({ id, transfers }) => ({ id, transfers }))
    .toSorted((a, b) => a.id - b.id);
  const token = { kind: 'passes' as const, from: giver.userId, passes: versions, ownerIds: [] };
  return issue({ store, now }, token, { earlier, renew });
}

/** PAS-036: a request that only polls a redeemed token gets an error that says so, whatever happened to its passes since. */
async function assertNotRedeemed(
  { store }: Pick<StoreDeps, 'store'>,
  { userId, earlier, renew = true }: Earlier & { userId: number },
): Promise<void> {
  if (renew || earlier === undefined) return;
  const found = await store.transfers.findOf(earlier, userId);
  if (found?.to != null) throw new ApiError('passes_not_redeemable');
}

async function issue(
  { store: { transfers }, now }: StoreDeps,
  token: NewToken,
  { earlier, renew = true }: Earlier,
): Promise<string> {
  const known = await transfers.findOpen(token, now(), earlier);
  if (!known && !renew) throw new ApiError('pass_token_expired_or_wrong');
  return known ?? (await transfers.issue(token, now()));
}

/** Issues the token with which another account takes over pass owners and their passes (PAS-020). */
export async function sharePassOwners(
  { store, now }: StoreDeps,
  { userId, ownerIds, earlier, renew }: Earlier & { userId: number; ownerIds: readonly number[] },
): Promise<string> {
  await assertNotRedeemed({ store }, { userId, earlier, renew });
  const owners = await store.passOwners.findAmong(userId, ownerIds);
  if (owners.length < ownerIds.length) throw new ApiError('pass_owner_not_found');
  const ids = ownerIds.toSorted((a, b) => a - b);
  const token = { kind: 'owners' as const, from: userId, passes: [], ownerIds: ids };
  return issue({ store, now }, token, { earlier, renew });
}

/**
 * PAS-036: ends a token, and every open token of the account that shares some of the same content (decision 393); a token that
 * has already ended is not an error. The error names what other accounts have taken over. The named token ends last, so that a
 * repeat after a crash finds it and ends the others.
 */
export async function withdrawShare(
  deps: StoreDeps,
  { userId, token }: { userId: number; token: string },
): Promise<void> {
  const { transfers } = deps.store;
  const named = await transfers.findOf(token, userId);
  if (!named) return;
  let taken = await endOthers(deps, named, userId);
  // The token was no longer open: a redemption may have been faster.
  if (!(await transfers.end(named, taken !== null))) taken = await endOthers(deps, named, userId);
  if (taken) throw new ApiError('passes_not_redeemable', taken);
}

/**
 * Ends the other open tokens that share content with the named one; returns which of its content other accounts have taken
 * over, or `null`.
 */
async function endOthers({ store, now }: StoreDeps, named: Transfer, userId: number) {
  for (const redeemed of await store.transfers.endOthers(named, now()))
    await completeTransfer({ store }, redeemed);
  const passes = await store.passes.findByIds(named.passes.map(({ id }) => id));
  const left = await store.passOwners.findAmong(userId, named.ownerIds);
  const taken = {
    passIds: passes.filter((pass) => isTaken(pass, userId)).map(({ id }) => id),
    passOwnerIds: named.ownerIds.filter((id) => !left.some((owner) => owner.id === id)),
  };
  return taken.passIds.length > 0 || taken.passOwnerIds.length > 0 ? taken : null;
}
