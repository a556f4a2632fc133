import { leaveMerchant } from '../../managers/index.ts';
import type { Deps } from '../deps.ts';
import { closeMerchant } from './close-merchant.ts';

/**
 * Takes an erased person off the managers of every merchant. Identity rejects the deletion of a last manager
 * (`last_manager`); where another manager left since, the merchant closes for good, so that none is open without a
 * manager.
 */
export async function resignEverywhere(deps: Deps, userId: number): Promise<void> {
  const { merchants } = deps.store;
  for (const { id } of await merchants.findManagedBy(userId)) {
    if (await leaveMerchant(deps, id, userId)) continue;
    await closeMerchant(deps, { merchantId: id, userId });
    await leaveMerchant(deps, id, userId);
  }
}
