import { Postponed } from '@turno/kit';
import { LRUCache } from 'lru-cache';
import { Webhook } from 'standardwebhooks';
import { problemOf } from '../clients/outside-post.ts';
import type { Deps } from '../deps.ts';
import { secretsInForce, type WebhookRecord } from '../rules/webhook-list.ts';
import type { Attempt } from '../store/deliveries.ts';
import type { WebhookItem } from '../webhook-item.ts';
import { receiverOf } from './collect-events.ts';

/** How long other messages of a webhook wait after a failure, so that a dead receiver does not delay the messages to others. */
const REST_MS = 10_000;
/** How many messages a webhook gets at once: fewer than there are senders, and only one while it fails. */
const [AT_ONCE, AT_ONCE_WHILE_FAILING] = [3, 1];
/** When a message is retried that was claimed before its webhook was known to be busy. */
const BUSY_MS = 1_000;
/** More webhooks than fail at the same time; removed ones are evicted. */
const MAX_FAILING = 10_000;
const MAX_AGE_MS = 86_400_000;
const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * Delivers events: signs them, logs them, and lets a webhook rest after a failure. `send` throws errors that justify another
 * attempt. A slow webhook never occupies all senders, because it counts as busy before that.
 */
export function createWebhookSender(deps: Deps) {
  const { store, now } = deps;
  const restsUntil = new LRUCache<string, number>({ max: MAX_FAILING });
  const underWay = new Map<string, number>();
  const isBusy = (key: string, count: number) =>
    count >= (restsUntil.has(key) ? AT_ONCE_WHILE_FAILING : AT_ONCE);

  /** One update postpones all its due messages. A message that has waited for a day is still claimed, and then abandoned. */
  async function beginRest(receiver: string): Promise<void> {
    const at = now().getTime();
    restsUntil.set(receiver, at + REST_MS);
    const since = new Date(at - MAX_AGE_MS);
    await store.outbox.postponeDue({ kind: 'webhook', receiver, since }, new Date(at + REST_MS));
  }

  async function deliver(item: WebhookItem, key: string): Promise<void> {
    const { merchantId, webhookId } = item;
    const webhook = await store.webhooks.find(merchantId, webhookId);
    if (!webhook) {
      restsUntil.delete(key);
      return;
    }
    // The webhook was disabled meanwhile, so messages that wait for a retry are not sent.
    if (!webhook.enabled && !item.isAskedFor) return store.deliveries.abandon(item.id);
    awaitRest(restsUntil.get(key) ?? 0, item, now());
    const attempt = await attemptTo(deps, webhook, item);
    const isTaken = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    if (isTaken) restsUntil.delete(key);
    else await beginRest(key);
    const failed = webhook.enabled ? 'retrying' : 'abandoned';
    await store.deliveries.record(item, attempt, isTaken ? 'delivered' : failed);
    await store.webhooks.recordAttempt(merchantId, webhookId, isTaken);
    // A disabled webhook gets a message that a person requested, once.
    if (!isTaken && webhook.enabled)
      throw new Error(`The webhook answered ${attempt.status ?? attempt.problem}.`);
  }
  return {
    busyReceivers: () =>
      [...underWay].filter(([key, count]) => isBusy(key, count)).map(([key]) => key),
    async send(item: WebhookItem): Promise<void> {
      const key = receiverOf(item.merchantId, item.webhookId);
      const others = underWay.get(key) ?? 0;
      if (isBusy(key, others)) throw new Postponed(new Date(now().getTime() + BUSY_MS));
      underWay.set(key, others + 1);
      try {
        await deliver(item, key);
      } finally {
        const rest = (underWay.get(key) ?? 1) - 1;
        if (rest > 0) underWay.set(key, rest);
        else underWay.delete(key);
      }
    },
  };
}

/**
 * Throws while a webhook rests. That does not count as an attempt of a waiting message, unless it has waited too long for one.
 */
function awaitRest(restsUntil: number, { since }: WebhookItem, now: Date): void {
  if (restsUntil <= now.getTime()) return;
  if (now.getTime() - since.getTime() >= MAX_AGE_MS)
    throw new Error('The webhook rests, and the message has expired.');
  throw new Postponed(new Date(restsUntil));
}

async function attemptTo(
  { outside, now }: Deps,
  webhook: WebhookRecord,
  { eventId, body }: WebhookItem,
): Promise<Attempt> {
  const at = now();
  const startedAt = performance.now();
  const duration = () => Math.round(performance.now() - startedAt);
  try {
    const headers = signedHeaders(secretsInForce(webhook, at), { eventId, body, at });
    const status = await outside.postWebhook(webhook.url, { headers, body });
    return { at, durationMs: duration(), status, problem: null };
  } catch (error) {
    return { at, durationMs: duration(), status: null, problem: problemOf(error) };
  }
}

/** The headers of the Standard Webhooks specification, with one signature for each valid secret. */
export function signedHeaders(
  secrets: readonly string[],
  { eventId, body, at }: { eventId: string; body: string; at: Date },
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(eventId, at, body));
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** The wait after this many attempts; `null` after a day. `chance` from 0 to 1 spreads the retries. */
export function webhookRetryInMs(
  attempts: number,
  { ageMs, chance }: { ageMs: number; chance: number },
): number | null {
  if (ageMs >= MAX_AGE_MS) return null;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 3 ** (attempts - 1));
  return Math.round(longest * (0.75 + chance / 2));
}
