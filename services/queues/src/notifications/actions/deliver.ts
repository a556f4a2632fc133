import { announceMerchant } from '../../merchants/index.ts';
import { ticketValue } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';
import { retryInMs } from '../rules/retry.ts';
import type { OutboxItem, OutboxKind } from '../store/outbox.ts';

/** Longer than a receiver may take. */
const CLAIM_MS = 30_000;
const BATCH_SIZE = 200;
/** Calls in a row that nobody took, after which a merchant's webhook is switched off. */
const MAX_FAILURES = 20;

/** Tells one due thing; false when nothing is due. What fails is tried again later, and abandoned in the end. */
export async function deliverOne(
  deps: Deps,
  kinds: readonly OutboxKind[],
  chance: () => number,
): Promise<boolean> {
  const { outbox } = deps.store;
  const claimed = await outbox.claim(kinds, CLAIM_MS);
  if (!claimed) return false;
  const { item, attempts } = claimed;
  try {
    await tell(deps, item);
    await outbox.markDone(item.id);
  } catch (error) {
    const wait = retryInMs(attempts, chance());
    deps.outside.recordFailure(error, { item: item.id, attempts, isAbandoned: wait === null });
    if (wait !== null) await outbox.tryAgain(item.id, wait);
    else await abandon(deps, item);
  }
  return true;
}

async function tell(deps: Deps, item: OutboxItem): Promise<void> {
  if (item.kind === 'next-call') await sendCall(deps, item);
  else if (item.kind === 'notice') await deps.outside.sendNotice(item);
  else await writeNotices(deps, item);
}

async function sendCall(deps: Deps, item: Extract<OutboxItem, { kind: 'next-call' }>) {
  const { store } = deps;
  const { id, merchantId, queueId, number, at } = item;
  const [queue] = await store.queues.findMany([queueId]);
  // Switched off meanwhile: nobody wants to hear it any more.
  if (!queue || !(await store.merchantFlags.hasNextWebhook(merchantId))) return;
  await deps.outside.sendNextCall(id, {
    merchantId,
    queueId,
    counter: number,
    ticketValue: ticketValue(queue, number),
    calledAt: at.toISOString(),
  });
  await store.merchantFlags.clearWebhookFailures(merchantId);
}

/** One notice for each ticket that waits; a ticket that has one already does not get another. */
async function writeNotices(
  { store }: Deps,
  { id, counterId, paused }: Extract<OutboxItem, { kind: 'notices' }>,
): Promise<void> {
  const [counter] = await store.counters.findMany([counterId]);
  if (!counter) return;
  const { merchantId, queueId } = counter;
  let after = 0;
  for (;;) {
    const waiting = await store.ticketLists.findWaiting(counterId, BATCH_SIZE, after);
    await store.outbox.put(
      waiting.map(({ userId, number }) => ({
        id: `${id}.${number}`,
        kind: 'notice' as const,
        ...{ merchantId, queueId, counterId, userId, number, paused },
      })),
    );
    if (waiting.length < BATCH_SIZE) return;
    after = waiting.at(-1)?.number ?? after;
  }
}

async function abandon(deps: Deps, item: OutboxItem): Promise<void> {
  const { outbox, merchantFlags } = deps.store;
  await outbox.abandon(item.id);
  if (item.kind !== 'next-call') return;
  const failures = await merchantFlags.countWebhookFailure(item.merchantId);
  if (failures < MAX_FAILURES) return;
  await merchantFlags.setNextWebhook(item.merchantId, false);
  await announceMerchant(deps, item.merchantId);
}
