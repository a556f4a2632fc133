import { ApiError, isRejection } from '@turno/kit';
import { announceMerchant, teamIds } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { joinByEmail } from './join-franchise.ts';

/**
 * Lists the merchants of an owner who has confirmed the e-mail address of the account (S-09), and lets them join the
 * franchisings they asked for where the address allows it (S-07).
 */
export async function verifyMerchants(deps: Deps, userId: number): Promise<void> {
  const { merchants } = deps.store;
  for (const merchant of await merchants.findOfMember(userId)) {
    const { id, isVerified, requestedFranchisingId } = merchant;
    if (isVerified || !teamIds(merchant, 'owner').includes(userId)) continue;
    const joining = { userId, merchantId: id, franchisingId: requestedFranchisingId };
    // Asked again when the owner's merchants are read next; a verified merchant is not.
    if (!(await joinIfAllowed(deps, joining))) continue;
    await verify(deps, id);
    await announceMerchant(deps, id);
  }
}

/**
 * Marks a merchant as verified. One whose map place and address had lapsed claims them again; where another merchant has
 * them by now, it stays without.
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
 * Joins the franchising that a merchant asks for where the owner's address allows it; otherwise the merchant stands alone
 * and its owner can ask again. Returns whether that is decided, which it is not while identity is away.
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
