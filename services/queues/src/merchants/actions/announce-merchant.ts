import type { Deps } from '../deps.ts';

/** Announces that a merchant, its openings or its list of queues changed. */
export async function announceMerchant(
  deps: Pick<Deps, 'publish'>,
  merchantId: number,
): Promise<void> {
  await deps.publish({ type: 'merchant-changed', merchantId });
}
