import type { Deps } from '../deps.ts';
import { announceMerchant } from './announce-merchant.ts';

/** Lists the merchants of a manager who has confirmed the e-mail address of the account (S-09). */
export async function verifyMerchants(deps: Deps, userId: number): Promise<void> {
  const { merchants } = deps.store;
  for (const { id, isVerified } of await merchants.findManagedBy(userId)) {
    if (isVerified) continue;
    await merchants.change(id, () => ({ isVerified: true }));
    await announceMerchant(deps, id);
  }
}
