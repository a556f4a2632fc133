import { ApiError } from '@turno/kit';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';

type Removal = { merchantId: number; userId: number; by: number };

/**
 * S-08: removes a manager, or leaves. From then on every instance rejects the person's commands: the guard asks the
 * database each time. The API keys that the person made are revoked, and the event makes open dashboards look again.
 */
export async function removeManager(
  deps: Deps,
  { merchantId, userId, by }: Removal,
): Promise<void> {
  const { managers, merchants } = deps.store;
  if (userId === by) {
    if (await leaveMerchant(deps, merchantId, userId)) return;
    // The guard has just seen this person among the managers.
    if (await merchants.isManagedBy(merchantId, userId)) throw new ApiError('last_manager');
    return;
  }
  if (await managers.remove(merchantId, userId, by)) return endManagement(deps, merchantId, userId);
  if (!(await merchants.isManagedBy(merchantId, by))) throw new ApiError('forbidden');
  throw new ApiError('manager_not_found');
}

/** Leaves a merchant; `false` for the last manager of one that is open, and for a person who does not manage it. */
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
  await revokeKeys(deps, merchantId, userId);
  await announceMerchant(deps, merchantId);
}

async function revokeKeys({ store }: Deps, merchantId: number, userId: number): Promise<void> {
  await store.apiKeys.revokeMadeBy(merchantId, userId);
  await store.managers.endRevocation(merchantId, userId);
}

/** Revokes the keys that an interrupted removal left, of so many merchants. */
export async function finishKeyRevocations(deps: Deps, limit: number): Promise<void> {
  for (const { id, userIds } of await deps.store.managers.findKeysToRevoke(limit)) {
    for (const userId of userIds) await revokeKeys(deps, id, userId);
  }
}
