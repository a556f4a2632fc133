import { ApiError, runEach, runSteps } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { moveWithOwner } from '../owners/index.ts';
import type { Transfer } from './store.ts';

type StoreDeps = Pick<Deps, 'store' | 'now'>;
type Redemption = { userId: number; token: string };

/**
 * Moves the passes of a token to an account (PAS-013). The commit of the token decides which account gets them; the move of the
 * passes follows and is repeatable, so a retry of that account, or the sweeper, completes it after a crash.
 */
export async function redeemPasses(deps: StoreDeps, redemption: Redemption): Promise<number[]> {
  const { userId, token } = redemption;
  const transfer = await deps.store.transfers.commit(token, userId, deps.now());
  if (transfer?.kind !== 'passes') throw new ApiError(await lostCode(deps, redemption));
  const passIds =
    transfer.state === 'done' ? transfer.passIds : await completeTransfer(deps, transfer);
  if (passIds.length === 0) throw await lostPasses(deps, transfer);
  return passIds;
}

/** Moves pass owners with their passes to an account; `false` when this account cannot redeem the token. */
export async function redeemOwners(deps: StoreDeps, redemption: Redemption): Promise<boolean> {
  const { userId, token } = redemption;
  const transfer = await deps.store.transfers.commit(token, userId, deps.now());
  if (transfer?.kind !== 'owners') return false;
  if (transfer.state !== 'done') await completeTransfer(deps, transfer);
  return true;
}

/** Moves the passes or pass owners of a committed token, and stores the result; idempotent. */
export async function completeTransfer(
  { store }: Pick<Deps, 'store'>,
  transfer: Transfer,
): Promise<number[]> {
  const { _id, from, to, passes, ownerIds } = transfer;
  if (to === null) return [];
  for (const id of ownerIds) {
    if (from === null) continue;
    await store.passOwners.transfer({ id, from, to, transferId: _id });
    await moveWithOwner({ store }, { ownerId: id, accounts: [from, to] });
  }
  return store.transfers.complete({ _id }, await store.passes.transfer(passes, to, _id));
}

/** The error for a token that another account has redeemed, or that is not valid. */
async function lostCode({ store, now }: StoreDeps, { userId, token }: Redemption) {
  const found = await store.transfers.find(token);
  if (found?.kind !== 'passes' || found.state === 'withdrawn') return 'pass_token_expired_or_wrong';
  const isTaken = found.state !== 'open' && found.to !== userId;
  const isInForce = found.expiresAt > now();
  return isTaken || isInForce ? 'passes_not_redeemable' : 'pass_token_expired_or_wrong';
}

/** The error for a token whose passes had been moved otherwise; for a card, the error contains its code (PAS-014). */
async function lostPasses({ store }: StoreDeps, { from, passes }: Transfer): Promise<ApiError> {
  const [pass] = from === null ? await store.passes.findByIds(passes.map(({ id }) => id)) : [];
  if (!pass) return new ApiError('passes_not_redeemable');
  return new ApiError('pass_already_created', { ticketValue: pass.mediacode });
}

/** A younger transfer may belong to a request that is still running. */
const GRACE_MS = 10_000;

/** Completes transfers whose process died after the commit; removes the tokens that have ended. */
export async function completeTransfers(deps: StoreDeps): Promise<void> {
  const now = deps.now();
  const due = await deps.store.transfers.findUncompleted(new Date(now.getTime() - GRACE_MS));
  await runSteps([
    () => runEach(due, (transfer) => completeTransfer(deps, transfer)),
    () => deps.store.transfers.removeEnded(now),
  ]);
}
