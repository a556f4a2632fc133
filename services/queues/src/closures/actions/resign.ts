import { runEach } from '@turno/kit';
import { leaveMerchant } from '../../managers/index.ts';
import type { Deps } from '../deps.ts';
import { closeMerchant } from './close-merchant.ts';

/**
 * Removes an erased person from the team of every merchant. Identity rejects the deletion of a last owner (`last_owner`); if
 * another owner has left since, the merchant closes for good, so that no open merchant lacks an owner.
 */
export async function resignEverywhere(deps: Deps, userId: number): Promise<void> {
  const { merchants } = deps.store;
  await runEach(await merchants.findOfMember(userId), async ({ id }) => {
    if (await leaveMerchant(deps, id, userId)) return;
    await closeMerchant(deps, { merchantId: id, userId });
    await leaveMerchant(deps, id, userId);
  });
}
