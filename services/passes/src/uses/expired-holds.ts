import type { Deps } from '../deps.ts';
import type { ExpiredHold } from './store.ts';

const BATCH = 200;

/** Resolves a bounded batch of expired holds of all passes (the sweeper's work). */
export async function resolveExpiredHolds(deps: Deps): Promise<void> {
  for (const hold of await deps.store.uses.findExpired({ limit: BATCH })) await resolve(deps, hold);
}

/** Resolves the expired holds of one pass; returns whether any use became free. */
export async function freeExpiredHolds(deps: Deps, passId: number): Promise<boolean> {
  let isAnyFreed = false;
  for (const hold of await deps.store.uses.findExpired({ limit: BATCH, passId })) {
    isAnyFreed = (await resolve(deps, hold)) || isAnyFreed;
  }
  return isAnyFreed;
}

/** Asks queues whether the ticket exists: confirms its hold if so, releases it otherwise. */
async function resolve({ store, queues }: Deps, hold: ExpiredHold): Promise<boolean> {
  const status = await queues.ticketStatus(hold.ticketId);
  if (status === 'exists') await store.uses.confirm(hold.ticketId);
  else await store.uses.releaseExpired(hold);
  return status === 'gone';
}
