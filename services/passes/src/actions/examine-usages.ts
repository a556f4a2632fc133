import type { Deps } from '../deps.ts';
import type { Usage } from '../store/passes.ts';
import type { DueUsage } from '../store/usages.ts';

const LOT = 200;

/** Asks queues what became of the tickets that uses have been held for too long, a bounded lot (the sweeper's work). */
export async function sweepUsages(deps: Deps): Promise<void> {
  for (const due of await deps.store.usages.findDue(LOT)) await examine(deps, due);
}

/** Does the same for the uses of one pass; answers whether any became free. */
export async function examineUsages(
  deps: Deps,
  usages: readonly Usage[],
  userId: number,
): Promise<boolean> {
  let isAnyFreed = false;
  for (const { state, ticketId, expiresAt } of usages) {
    if (state !== 'held' || expiresAt > deps.now()) continue;
    isAnyFreed = (await examine(deps, { userId, ticketId, expiresAt })) || isAnyFreed;
  }
  return isAnyFreed;
}

async function examine({ store, queues }: Deps, due: DueUsage): Promise<boolean> {
  const standing = await queues.standingOf(due.ticketId, due.userId);
  if (standing === 'stands') await store.usages.confirm(due.ticketId);
  if (standing === 'gone') await store.usages.releaseUnrenewed(due);
  return standing === 'gone';
}
