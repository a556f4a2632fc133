import { RETENTION, retentionMs, runEach } from '@turno/kit';
import type { Deps } from '../deps.ts';

/** How long customers of a closed merchant can see what happened to their tickets. */
const CUSTOMERS_MS = retentionMs(RETENTION.queues.customersOfClosed);
const BATCH_SIZE = 5;
const DATES = 20;
const CHECKPOINT = 'customers-erased-until';

/**
 * Applies the retention of customers and of merchants that closed for good. The holder of a ticket is stored for two years
 * after its day (STA-010), or for 30 days after the merchant closed (S-08); the records of the business for as long as the
 * operator's law requires (`CLOSED_MERCHANT_RETENTION_DAYS`).
 */
export async function applyRetention(deps: Deps): Promise<void> {
  const { store, settings } = deps;
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await eraseFormerCustomers(deps, ago(retentionMs(RETENTION.queues.customers)));
  const withCustomers = await store.retention.findWithCustomers(ago(CUSTOMERS_MS), BATCH_SIZE);
  await runEach(withCustomers, (id) => store.retention.eraseCustomers(id, now));
  const kept = ago(retentionMs({ days: settings.closedMerchantRetentionDays }));
  await runEach(await store.retention.findRemovable(kept, BATCH_SIZE), async (id) => {
    await store.invitations.removeOf(id);
    await store.retention.remove(id);
  });
}

/** Erases the customers of all days before a date, each day once; a bounded batch, which the next sweep continues. */
async function eraseFormerCustomers({ store }: Deps, before: Date): Promise<void> {
  const until = before.toISOString().slice(0, 10);
  let done = (await store.checkpoints.read(CHECKPOINT)) ?? '';
  for (let count = 0; count < DATES; count += 1) {
    const date = await store.retention.findDateBetween(done, until);
    if (date === null) return;
    await store.retention.eraseCustomersOn(date);
    await store.checkpoints.write(CHECKPOINT, date);
    done = date;
  }
}
