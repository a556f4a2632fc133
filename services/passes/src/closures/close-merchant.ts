import type { Deps } from '../deps.ts';
import type { PassType } from '../passes/index.ts';

type StoreDeps = Pick<Deps, 'store'>;

/**
 * S-08: a merchant has closed for good, so passes that no open merchant accepts are disabled. The merchant is stored first: of
 * two that close at once, whichever comes second sees both. Idempotent.
 */
export async function closeMerchant(
  { store, now }: StoreDeps & Pick<Deps, 'now'>,
  merchantId: number,
): Promise<void> {
  await store.closedMerchants.add(merchantId, now());
  const beside = await store.passes.merchantsBeside(merchantId);
  const closedIds = await store.closedMerchants.among([merchantId, ...beside]);
  await store.passes.disableOfClosed(merchantId, closedIds);
}

/** Whether every merchant that accepts passes of a type has closed for good; passes of a type without merchants are good everywhere. */
export async function isClosedEverywhere(
  { store }: StoreDeps,
  { merchants }: Pick<PassType, 'merchants'>,
): Promise<boolean> {
  if (merchants.length === 0) return false;
  const closedIds = await store.closedMerchants.among(merchants.map(({ id }) => id));
  return merchants.every(({ id }) => closedIds.includes(id));
}
