import type { Deps } from '../deps.ts';
import type { Pass, PassType } from '../passes/index.ts';

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

/**
 * Stores new passes of one type, disabled where no open merchant accepts them. Read again once they are stored: a closing that
 * came between has not found them. Idempotent.
 */
export async function addPasses(
  { store }: StoreDeps,
  { merchants }: Pick<PassType, 'merchants'>,
  passes: readonly Omit<Pass, 'disabled'>[],
): Promise<void> {
  const disabled = await isClosedEverywhere({ store }, merchants);
  await store.passes.addMissing(passes.map((pass) => ({ ...pass, disabled })));
  if (disabled || !(await isClosedEverywhere({ store }, merchants))) return;
  const closedIds = merchants.map(({ id }) => id);
  for (const id of closedIds) await store.passes.disableOfClosed(id, closedIds);
}

/** Whether every merchant that accepts passes of a type has closed for good; passes of a type without merchants are good everywhere. */
async function isClosedEverywhere(
  { store }: StoreDeps,
  merchants: PassType['merchants'],
): Promise<boolean> {
  if (merchants.length === 0) return false;
  const closedIds = await store.closedMerchants.among(merchants.map(({ id }) => id));
  return merchants.every(({ id }) => closedIds.includes(id));
}
