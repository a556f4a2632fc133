import type { Deps } from '../deps.ts';

/**
 * Lists a merchant as long as it has a queue (CON-004). It reads again after the write, because a concurrent creation or
 * removal may have written meanwhile, based on an older read; the last write is then correct.
 */
export async function refreshListing(
  { store }: { store: Pick<Deps['store'], 'queues' | 'merchantFlags'> },
  merchantId: number,
): Promise<void> {
  let hasQueues = await store.queues.hasAny(merchantId);
  for (;;) {
    await store.merchantFlags.setHasQueues(merchantId, hasQueues);
    const hasQueuesNow = await store.queues.hasAny(merchantId);
    if (hasQueuesNow === hasQueues) return;
    hasQueues = hasQueuesNow;
  }
}
