import type { Delivery } from '@turno/kit';
import { announceMerchant } from '../../merchants/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import { createWebhookSender, webhookRetryInMs } from '../../webhooks/index.ts';
import type { Deps } from '../deps.ts';
import type { OutboxItem } from '../outbox-item.ts';

/** Longer than a receiver may take to respond. */
const CLAIM_MS = 30_000;
/** Consecutive failed calls after which a merchant's webhook is switched off. */
const MAX_FAILURES = 20;

/** The delivery of outbox items: retried with growing pauses, and abandoned after the last attempt. */
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
  // The webhook was switched off meanwhile, so the call is not sent.
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

/** Switches the webhook of a merchant off after too many consecutive failures; the sweeper enqueues mails to its owners. */
async function countFailure(deps: Deps, item: OutboxItem): Promise<void> {
  if (item.kind !== 'next-call') return;
  const { merchantFlags } = deps.store;
  const failures = await merchantFlags.countWebhookFailure(item.merchantId);
  if (failures < MAX_FAILURES) return;
  await merchantFlags.giveNextWebhookUp(item.merchantId, deps.now());
  await announceMerchant(deps, item.merchantId);
}

/** Attempts within about half an hour, after which an undeliverable message is abandoned. */
export const MAX_ATTEMPTS = 10;
const FIRST_MS = 1_000;
const LONGEST_MS = 600_000;

/** The wait after this many attempts; `null` when the message is abandoned. `chance` from 0 to 1 spreads the retries. */
export function retryInMs(attempts: number, chance: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 3 ** (attempts - 1));
  return Math.round(longest * (0.75 + chance / 2));
}
