import { dateAfter } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { passDate } from '../passes/index.ts';

const BATCH = 200;
/** The day of a merchant in another time zone, or one that ends after midnight, may still run. */
const MARGIN_DAYS = 1;

/**
 * Moves a batch of uses whose day is over from their passes to the history. A use is added to the history before it is removed
 * from its pass and counted there, so the next run repairs a crash in between.
 */
export async function moveEndedUses({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> {
  const before = dateAfter(passDate(now()), -MARGIN_DAYS);
  const ended = await store.endedUses.find(before, BATCH);
  await store.useHistory.add(ended);
  for (const use of ended) await store.endedUses.remove(use);
  await store.useHistory.removeEnded(now());
}
