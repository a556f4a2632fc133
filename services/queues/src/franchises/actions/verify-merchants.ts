import { ApiError, isRejection } from '@turno/kit';
import { announceMerchant, teamIds } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { joinByEmail } from './join-franchise.ts';

/**
 * Verifies the merchants of an owner who has confirmed the e-mail address of the account, so that they are listed (S-09), and
 * lets them join the franchisings that they requested if the address permits it (S-07).
 */
export async function verifyMerchants(deps: Deps, userId: number): Promise<void> {
  const { merchants } = deps.store;
  for (const merchant of await merchants.findOfMember(userId)) {
    const { id, isVerified, requestedFranchisingId } = merchant;
    if (isVerified || !teamIds(merchant, 'owner').includes(userId)) continue;
    const joining = { userId, merchantId: id, franchisingId: requestedFranchisingId };
    // An undecided request is repeated at the next read of the owner's merchants, so the merchant stays unverified.
    if (!(await joinIfAllowed(deps, joining))) continue;
    await verify(deps, id);
    await announceMerchant(deps, id);
  }
}

/**
 * Marks a merchant as verified. If its claims of its map place and address had expired, it claims them again, unless another
 * merchant has them by now.
 */
async function verify({ store, now }: Deps, id: number): Promise<void> {
  try {
    await store.merchants.change(id, ({ claimedUntil }) => ({
      isVerified: true,
      ...(claimedUntil === null ? { claimedUntil: now() } : {}),
    }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'merchant_already_exists') throw error;
    await store.merchants.change(id, () => ({ isVerified: true }));
  }
}

type Request = { userId: number; merchantId: number; franchisingId?: number | null | undefined };

/**
 * Joins the requested franchising if the owner's address permits it; otherwise the merchant stays without one and its owner can
 * request it again. Returns whether that is decided; it is not while identity is unavailable.
 */
export async function joinIfAllowed(
  deps: Deps,
  { franchisingId, ...joining }: Request,
): Promise<boolean> {
  if (!franchisingId) return true;
  try {
    await joinByEmail(deps, { ...joining, franchisingId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isRejection(error);
  }
  return true;
}
