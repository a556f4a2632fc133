import type { Deps } from '../deps.ts';
import { finishCreation } from './create-merchant.ts';

const LOT = 200;

/** Counts anew the tickets of merchants that moved, or whose count is of another day, and finishes half-made ones. */
export async function keepMerchants(deps: Deps, moved: readonly number[]): Promise<void> {
  const { busyness, creations } = deps.store;
  const stale = await busyness.findStale(LOT);
  await busyness.reckon([...new Set([...moved, ...stale])]);
  for (const id of await creations.findUnfinished(LOT)) await finishCreation(deps, id);
}
