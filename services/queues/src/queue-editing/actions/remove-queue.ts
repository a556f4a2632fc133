import { ApiError, runEach } from '@turno/kit';
import { dateAfter, merchantDay } from '@turno/shared-types/rules';
import { endForGood } from '../../line-up/index.ts';
import { announceMerchant, refreshListing } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { finishCreation } from './create-queue.ts';

type QueueRef = { merchantId: number; queueId: number };

/** Longer than a line-up takes that loaded the queue before its removal. */
const LATECOMERS_MS = 30_000;

/**
 * Removes a queue with its children and cancels the waiting tickets (QUE-028). The first write hides it and decides; the
 * sweeper completes what an interrupted process leaves.
 */
export async function removeQueue(deps: Deps, { merchantId, queueId }: QueueRef): Promise<void> {
  const isMine = await deps.store.queues.markRemoved(queueId, merchantId, deps.now());
  if (!isMine) throw new ApiError('queue_not_found');
  await finishRemoval(deps, { merchantId, queueId });
}

/** Applies the consequences of a removal and announces it; idempotent, and any process may run it. */
async function finishRemoval(deps: Deps, { merchantId, queueId }: QueueRef): Promise<void> {
  const { store } = deps;
  await cancelAll(deps, { merchantId, queueId });
  await refreshListing(deps, merchantId);
  await announceMerchant(deps, merchantId);
  await store.queues.markDraining(queueId);
}

/**
 * Cancels the tickets of people who joined during a removal, and refreshes the listing, which a slow removal may have
 * overwritten.
 */
async function drain(deps: Deps, queueRef: QueueRef): Promise<void> {
  await cancelAll(deps, queueRef);
  await refreshListing(deps, queueRef.merchantId);
}

/** Closes a removed queue and its children permanently, and cancels the waiting tickets there. */
async function cancelAll(deps: Deps, { merchantId, queueId }: QueueRef): Promise<void> {
  const { store } = deps;
  const at = deps.now();
  const [family, merchant] = await Promise.all([
    store.queues.removedFamily(queueId, at),
    store.merchants.find(merchantId),
  ]);
  // Webhooks receive only the events of the parent of a multi-queue.
  const announced = merchant?.hasWebhooks
    ? { queueIds: [queueId], date: merchantDay(merchant, at).date }
    : null;
  // In the merchant's time zone it may still be yesterday.
  const from = dateAfter(at.toISOString().slice(0, 10), -1);
  const end = { endReason: 'queue-removed', endId: `queue-removed.${queueId}` } as const;
  const ids = family.map(({ id }) => id);
  const closed = await store.counterStates.closeForGood(ids, from, announced);
  await runEach(closed, async (counter) => {
    const queue = family.find(({ id }) => id === counter.queueId);
    if (merchant && queue) await endForGood(deps, counter, { end, merchant, queue });
  });
}

/** Completes interrupted creations and removals, and cancels tickets of people who joined during a removal. */
export async function finishQueues(deps: Deps, limit: number): Promise<void> {
  const { store } = deps;
  const underWay = await store.queues.findUnderWay(limit);
  await runEach(underWay, async ({ id, merchantId, work, removedAt }) => {
    if (work === 'create') {
      await finishCreation(deps, { merchantId, queueId: id });
    } else {
      if (work === 'remove') await finishRemoval(deps, { merchantId, queueId: id });
      else await drain(deps, { merchantId, queueId: id });
      const isOver = removedAt && deps.now().getTime() - removedAt.getTime() > LATECOMERS_MS;
      if (isOver) await store.queues.markRemovalDone(id);
    }
  });
}
