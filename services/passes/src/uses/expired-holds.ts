import type { Deps } from '../deps.ts';
import type { DueUsage } from './store.ts';

const LOT = 200;

/** Asks queues what became of the tickets that uses have been held for too long, a bounded lot (the sweeper's work). */
export async function sweepUsages(deps: Deps): Promise<void> {
  for (const due of await deps.store.usages.findDue({ limit: LOT })) await examine(deps, due);
}

/** Does the same for the uses of one pass; answers whether any became free. */
export async function examineUsages(deps: Deps, passId: number): Promise<boolean> {
  let isAnyFreed = false;
  for (const due of await deps.store.usages.findDue({ limit: LOT, passId })) {
    isAnyFreed = (await examine(deps, due)) || isAnyFreed;
  }
  return isAnyFreed;
}

async function examine({ store, queues }: Deps, due: DueUsage): Promise<boolean> {
  const standing = await queues.standingOf(due.ticketId);
  if (standing === 'stands') await store.usages.confirm(due.ticketId);
  else await store.usages.releaseUnrenewed(due);
  return standing === 'gone';
}
