import { ApiError, runEach } from '@turno/kit';
import {
  dateAfter,
  expiresAt,
  expirySeconds,
  instantOf,
  merchantDay,
} from '@turno/shared-types/rules';
import { announceQueue, presentDeskCalls } from '../../figures/index.ts';
import { endCalled, endForGood } from '../../line-up/index.ts';
import { enqueueClosedMails } from '../../managers/index.ts';
import { announceMerchant, type MerchantRecord, teamIds } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { TicketEnd } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

/** Longer than a request takes that loaded the merchant before it closed. */
const LATECOMERS_MS = 30_000;

/**
 * S-08: closes a merchant for good. The first write decides and removes it from every list; the sweeper completes what an
 * interrupted process leaves. Closing again changes nothing; returns whether this call closed it.
 */
export async function closeMerchant(
  deps: Deps,
  { merchantId, userId }: { merchantId: number; userId: number },
): Promise<boolean> {
  const { closures, merchants } = deps.store;
  if (await closures.begin(merchantId, userId, deps.now())) {
    await finishClosure(deps, merchantId);
    return true;
  }
  const merchant = await merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  const isMember = teamIds(merchant).includes(userId);
  if (merchant.closedAt && isMember) return false;
  const isOwner = teamIds(merchant, 'owner').includes(userId);
  throw new ApiError(isOwner ? 'other_owners' : 'forbidden');
}

/** Ends everything that the merchant still has. Idempotent; any process may run it. */
async function finishClosure(deps: Deps, merchantId: number): Promise<void> {
  const { store } = deps;
  // Makes other processes stop giving numbers from their caches.
  await announceMerchant(deps, merchantId);
  await endAll(deps, merchantId);
  await store.closures.releaseAddress(merchantId);
  await announceMerchant(deps, merchantId);
  await enqueueClosedMails(deps, merchantId);
  await store.closures.markDraining(merchantId);
}

/** Ends tickets, invitations, keys and screens; repeated while requests may be running that found the merchant open. */
async function endAll(deps: Deps, merchantId: number): Promise<void> {
  const { apiKeys, devices, devicePairings, invitations } = deps.store;
  await endTickets(deps, merchantId);
  await invitations.revokeAllOf(merchantId);
  for (const { id } of await apiKeys.findOf(merchantId)) await apiKeys.remove(merchantId, id);
  // The pairing is removed first: a screen without a merchant shows a new code that another merchant can enter.
  for (const hash of await devices.hashesOf(merchantId)) await devicePairings.removeOf(hash);
  await devices.removeAllOf(merchantId);
}

/** Closes every counter from yesterday on permanently, and notifies the people who wait. */
async function endTickets(deps: Deps, merchantId: number): Promise<void> {
  const { store, now } = deps;
  const [queues, merchant] = await Promise.all([
    store.queues.findOf([merchantId]),
    store.merchants.find(merchantId),
  ]);
  const queueIds = queues.map(({ id }) => id);
  // Webhooks receive only the events of the parent of a multi-queue.
  const parents = queues.filter(({ parentQueueId }) => parentQueueId === null);
  const announced = merchant?.hasWebhooks
    ? { queueIds: parents.map(({ id }) => id), date: merchantDay(merchant, now()).date }
    : null;
  // In the merchant's time zone it may still be yesterday.
  const from = dateAfter(now().toISOString().slice(0, 10), -1);
  const end = { endReason: 'merchant-closed', endId: `merchant-closed.${merchantId}` } as const;
  const closed = await store.counterStates.closeForGood(queueIds, from, announced);
  await runEach(closed, async (counter) => {
    const queue = queues.find(({ id }) => id === counter.queueId);
    if (!merchant || !queue) return;
    await endForGood(deps, counter, { end, merchant, queue });
    await endServed(deps, { merchant, queue }, counter, end);
    await announceQueue(deps, { merchantId, queueId: counter.queueId, counterId: counter.id });
  });
}

/**
 * Ends the tickets that desks serve and that are still valid. The team can no longer check anybody in, so pages must not ask
 * the holders to come.
 */
async function endServed(
  deps: Deps,
  { merchant, queue }: { merchant: MerchantRecord; queue: QueueRecord },
  { id, date, time }: Pick<CounterRecord, 'id' | 'date' | 'time'>,
  end: TicketEnd,
): Promise<void> {
  const { store, now } = deps;
  const [all, { franchisings }] = await Promise.all([
    store.figures.read([id]),
    store.catalog.read(),
  ]);
  const figures = all.get(id);
  const expiry = expirySeconds(franchisings.get(merchant.franchisingId ?? 0) ?? null, merchant);
  const startsAt = time === null ? null : instantOf(date, time, merchant.timezone);
  for (const call of figures ? presentDeskCalls(queue, figures) : []) {
    const until = expiresAt(new Date(call.calledAt), expiry, startsAt);
    const isValid = until !== null && until >= now();
    if (!isValid || call.ended) continue;
    const { desk, first, counter: number, highest: position = number } = call;
    // Another desk may have called a number within the group separately, and served it.
    for (const served of await store.calls.findServed(id, { desk, first, number, position }))
      await endCalled(deps, id, end, { from: served, upTo: served });
  }
}

/** Completes a bounded batch of interrupted closings, and ends what requests began meanwhile. */
export async function finishClosures(deps: Deps, limit: number): Promise<void> {
  const { closures } = deps.store;
  await runEach(await closures.findUnderWay(limit), async ({ id, closedAt, closure }) => {
    if (closure === 'closing') await finishClosure(deps, id);
    else await endAll(deps, id);
    if (hasDrained(deps, closedAt)) await closures.markDone(id);
  });
}

/**
 * Notifies passes of a bounded batch of closings; repeats it while requests may be running that found the merchant open, and
 * until passes has answered after that. Closings themselves do not wait for it.
 */
export async function notifyPassesOfClosings(deps: Deps, limit: number): Promise<void> {
  const { closures } = deps.store;
  await runEach(await closures.findUnnotified(limit), async ({ id, closedAt }) => {
    await deps.passes.merchantClosed(id);
    if (hasDrained(deps, closedAt)) await closures.markNotified(id, deps.now());
  });
}

const hasDrained = ({ now }: Deps, closedAt: Date) =>
  now().getTime() - closedAt.getTime() > LATECOMERS_MS;
