import { RETENTION, retentionMs } from '@turno/kit';
import type { Deps } from '../deps.ts';

/** How long customers of a closed merchant may ask what became of their tickets. */
const CUSTOMERS_MS = retentionMs(RETENTION.queues.customers);
const BATCH_SIZE = 5;

/**
 * S-08: what is kept of merchants that closed for good, and for how long: names, telephones and wishes of customers for 30
 * days, the records of the business for as long as the operator's law asks (`CLOSED_MERCHANT_RETENTION_DAYS`).
 */
export async function applyRetention(deps: Deps): Promise<void> {
  const { store, settings } = deps;
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const id of await store.retention.findWithCustomers(ago(CUSTOMERS_MS), BATCH_SIZE)) {
    await store.retention.eraseCustomers(id, now);
  }
  const kept = ago(retentionMs({ days: settings.closedMerchantRetentionDays }));
  for (const id of await store.retention.findRemovable(kept, BATCH_SIZE)) {
    await store.invitations.removeOf(id);
    await store.retention.remove(id);
  }
}
