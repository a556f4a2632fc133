import { dateAfter } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { passDate } from '../passes/index.ts';

const BATCH = 200;
/** The day of a merchant elsewhere, or one that ends after midnight, may still run. */
const MARGIN_DAYS = 1;

/**
 * Moves a batch of uses whose day is over from their passes to the history. The history has a use before its pass drops
 * and counts it, so a crash in between is repaired by the next run.
 */
export async function moveEndedUses({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> {
  const before = dateAfter(passDate(now()), -MARGIN_DAYS);
  const ended = await store.endedUses.find(before, BATCH);
  await store.useHistory.add(ended);
  for (const use of ended) await store.endedUses.remove(use);
  await store.useHistory.removeEnded(now());
}
