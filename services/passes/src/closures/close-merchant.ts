import type { Deps } from '../deps.ts';
import type { Pass, PassType } from '../passes/index.ts';

type StoreDeps = Pick<Deps, 'store'>;

/**
 * S-08: disables the passes that no open merchant accepts after a merchant has closed for good. The merchant is stored first,
 * so that of two that close at once the later one sees both. Idempotent.
 */
export async function closeMerchant(
  { store, now }: StoreDeps & Pick<Deps, 'now'>,
  merchantId: number,
): Promise<void> {
  await store.closedMerchants.add(merchantId, now());
  const beside = await store.passes.merchantsBeside(merchantId);
  const closedIds = await store.closedMerchants.among([merchantId, ...beside]);
  await store.passes.disableOfClosed(closedIds);
}

/**
 * Stores new passes of one type, disabled if no open merchant accepts them, and judges them again afterwards, because a
 * merchant that closed in between did not find them. Idempotent; the sweeper judges the passes that a crash left unjudged.
 */
export async function addPasses(
  { store }: StoreDeps,
  { merchants }: Pick<PassType, 'merchants'>,
  passes: readonly Omit<Pass, 'disabled' | 'isUnjudged'>[],
): Promise<void> {
  const closedIds = await closedAmong({ store }, merchants);
  // Every merchant accepts a pass of a type without merchants.
  const disabled = merchants.length > 0 && merchants.every(({ id }) => closedIds.includes(id));
  await store.passes.addMissing(passes.map((pass) => ({ ...pass, disabled, isUnjudged: true })));
  await judge({ store }, await store.passes.findByIds(passes.map(({ id }) => id)));
}

/** Disables stored passes that no open merchant accepts; a merchant that closes later finds them itself. */
async function judge({ store }: StoreDeps, passes: readonly Pass[]): Promise<void> {
  if (passes.length === 0) return;
  const ids = passes.map(({ id }) => id);
  const merchants = passes.flatMap(({ passType }) => passType.merchants);
  await store.passes.disableOfClosed(await closedAmong({ store }, merchants), ids);
  await store.passes.markJudged(ids);
}

function closedAmong({ store }: StoreDeps, merchants: PassType['merchants']): Promise<number[]> {
  return store.closedMerchants.among(merchants.map(({ id }) => id));
}

/** A younger pass may belong to a request that is still running. */
const GRACE_MS = 10_000;

/** Judges passes whose process died after storing them. */
export async function judgeNewPasses({ store, now }: StoreDeps & Pick<Deps, 'now'>): Promise<void> {
  const before = new Date(now().getTime() - GRACE_MS);
  await judge({ store }, await store.passes.findUnjudged(before));
}
