import { ApiError } from '@turno/kit';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { joinByEmail } from './join-franchise.ts';

/**
 * Lists the merchants of a manager who has confirmed the e-mail address of the account (S-09), and lets them join the
 * franchisings they asked for where the address allows it (S-07).
 */
export async function verifyMerchants(deps: Deps, userId: number): Promise<void> {
  const { merchants } = deps.store;
  for (const { id, isVerified, requestedFranchisingId } of await merchants.findManagedBy(userId)) {
    if (isVerified) continue;
    await joinIfAllowed(deps, { userId, merchantId: id, franchisingId: requestedFranchisingId });
    await merchants.change(id, () => ({ isVerified: true }));
    await announceMerchant(deps, id);
  }
}

type Request = { userId: number; merchantId: number; franchisingId?: number | null | undefined };

/** A merchant that may not join stands alone; its manager can ask again. */
export async function joinIfAllowed(
  deps: Deps,
  { franchisingId, ...joining }: Request,
): Promise<void> {
  if (!franchisingId) return;
  try {
    await joinByEmail(deps, { ...joining, franchisingId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
