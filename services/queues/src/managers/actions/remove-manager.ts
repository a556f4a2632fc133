import { ApiError, runEach } from '@turno/kit';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import type { TeamChange } from '../store/managers.ts';
import { enqueueStaffMail } from './changed-staff.ts';

/**
 * S-08: removes a person from the team, or lets them leave. From then on this process rejects the person's commands, and every
 * other one does within a second (decision 274). The API keys that the person created are revoked, and the event makes open
 * dashboards reload. A person who is removed by another gets a mail. Returns `false` for a person who has already left.
 */
export async function removeManager(deps: Deps, change: TeamChange): Promise<boolean> {
  const { managers, merchants } = deps.store;
  const { merchantId, userId, by } = change;
  if (userId === by) {
    if (await leaveMerchant(deps, merchantId, userId)) return true;
    // The guard has just found this person in the team.
    if ((await merchants.roleAt(merchantId, userId)) !== null) throw new ApiError('last_owner');
    return false;
  }
  const at = deps.now();
  if (await managers.remove(change, at)) {
    await enqueueStaffMail(deps, { merchantId, userId, role: null, at });
    await endManagement(deps, merchantId, userId);
    return true;
  }
  if ((await merchants.roleAt(merchantId, by)) !== 'owner') throw new ApiError('forbidden');
  throw new ApiError('manager_not_found');
}

/** Leaves a merchant; `false` for the last owner of an open one, and for a person who is not in its team. */
export async function leaveMerchant(
  deps: Deps,
  merchantId: number,
  userId: number,
): Promise<boolean> {
  const hasLeft = await deps.store.managers.leave(merchantId, userId);
  if (hasLeft) await endManagement(deps, merchantId, userId);
  return hasLeft;
}

async function endManagement(deps: Deps, merchantId: number, userId: number): Promise<void> {
  await endKeys(deps, merchantId, userId);
  await announceMerchant(deps, merchantId);
}

/** Ends what a former owner still has at a merchant: API keys, and the claim of an unverified merchant. */
export async function endKeys(
  { store }: Pick<Deps, 'store'>,
  merchantId: number,
  userId: number,
): Promise<void> {
  await store.apiKeys.revokeMadeBy(merchantId, userId);
  await store.managers.releaseUnverified(merchantId, userId);
  await store.managers.endRevocation(merchantId, userId);
}

/** Revokes the keys that interrupted removals left, for a bounded number of merchants. */
export async function finishKeyRevocations(deps: Deps, limit: number): Promise<void> {
  const due = await deps.store.managers.findKeysToRevoke(limit);
  await runEach(due, ({ id, userIds }) => runEach(userIds, (userId) => endKeys(deps, id, userId)));
}
