import type { Delivery } from '@turno/kit';
import { announceMerchant } from '../../merchants/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import { createWebhookSender, webhookRetryInMs } from '../../webhooks/index.ts';
import type { Deps } from '../deps.ts';
import type { OutboxItem } from '../outbox-item.ts';

/** Longer than a receiver may take. */
const CLAIM_MS = 30_000;
/** Failed calls in a row, after which a merchant's webhook is switched off. */
const MAX_FAILURES = 20;

/** How items of the outbox are delivered: retried with growing pauses, and abandoned after the last attempt. */
export function deliveryOf(deps: Deps, chance: () => number): Delivery<OutboxItem> {
  const events = createWebhookSender(deps);
  return {
    outbox: deps.store.outbox,
    busyReceivers: events.busyReceivers,
    async send(item) {
      if (item.kind === 'webhook') return events.send(item);
      if (item.kind === 'next-call') return sendCall(deps, item);
      throw new Error(`Another room delivers ${item.kind}.`);
    },
    retryInMs(attempts, item) {
      if (item.kind !== 'webhook') return retryInMs(attempts, chance());
      const ageMs = deps.now().getTime() - item.since.getTime();
      return webhookRetryInMs(attempts, { ageMs, chance: chance() });
    },
    claimMs: CLAIM_MS,
    onFailure: (error, { item, attempts, isAbandoned }) =>
      deps.outside.recordFailure(error, { item: item.id, attempts, isAbandoned }),
    onAbandoned: (item) =>
      item.kind === 'webhook' ? deps.store.deliveries.abandon(item.id) : countFailure(deps, item),
  };
}

async function sendCall(deps: Deps, item: Extract<OutboxItem, { kind: 'next-call' }>) {
  const { store } = deps;
  const { id, merchantId, queueId, number, time, at } = item;
  const [queue] = await store.queues.findMany([queueId]);
  // Switched off meanwhile: the call is not sent any more.
  if (!queue || !(await store.merchantFlags.hasNextWebhook(merchantId))) return;
  await deps.outside.sendNextCall(id, {
    merchantId,
    queueId,
    counter: number,
    ticketValue: ticketValue(queue, number, time),
    calledAt: at.toISOString(),
  });
  await store.merchantFlags.clearWebhookFailures(merchantId);
}

/** Switches the webhook of a merchant off once too many calls in a row were not accepted; the sweeper has its owners mailed. */
async function countFailure(deps: Deps, item: OutboxItem): Promise<void> {
  if (item.kind !== 'next-call') return;
  const { merchantFlags } = deps.store;
  const failures = await merchantFlags.countWebhookFailure(item.merchantId);
  if (failures < MAX_FAILURES) return;
  await merchantFlags.giveNextWebhookUp(item.merchantId, deps.now());
  await announceMerchant(deps, item.merchantId);
}

/** Attempts before an undeliverable message is abandoned: over about half an hour. */
export const MAX_ATTEMPTS = 10;
const FIRST_MS = 1_000;
const LONGEST_MS = 600_000;

/** How long to wait after so many tries; `null` when they were enough. `chance` is 0 to 1, so that not all come back at once. */
export function retryInMs(attempts: number, chance: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 3 ** (attempts - 1));
  return Math.round(longest * (0.75 + chance / 2));
}
