import { deliverNext } from '@turno/kit';
import { webhookMessageSchema } from '@turno/shared-types/schemas';
import { WEBHOOK_EVENTS } from '@turno/shared-types/webhooks';
import { Webhook } from 'standardwebhooks';
import type { Deps } from '../src/deps.ts';
import { deliveryOf } from '../src/outbox/index.ts';
import type { QueueRecord } from '../src/queues/index.ts';
import { collectEvents } from '../src/webhooks/actions/collect-events.ts';
import type { TestHarness } from './test-harness.ts';

const SECRET = `whsec_${Buffer.from('thirty-two bytes of a test key..').toString('base64')}`;

/** Webhooks of merchants, and what their receivers got. */
export function webhookReceiversOf(harness: () => TestHarness) {
  /** What a webhook received, verified as a receiver would. */
  const receivedBy = (url: string) =>
    harness()
      .outbound.webhooks.filter((message) => message.url === url)
      .map(({ headers, body }) => {
        // The clock of the test does not advance: the receiver's own would find the message old.
        const stamp = { ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000)) };
        const at = new Date(Number(stamp['webhook-timestamp']) * 1_000);
        const id = headers['webhook-id'] ?? '';
        const ours = new Webhook(SECRET);
        const original = new Date(Number(headers['webhook-timestamp']) * 1_000);
        expect(headers['webhook-signature']).toBe(ours.sign(id, original, body));
        ours.verify(body, {
          ...stamp,
          'webhook-id': id,
          'webhook-signature': ours.sign(id, at, body),
        });
        // The document describes the whole message.
        const message = JSON.parse(body);
        expect(webhookMessageSchema.parse(message)).toEqual(message);
        return { id, ...message };
      });
  return {
    receivedBy,
    typesOf: (url: string): string[] => receivedBy(url).map(({ type }) => type),
    /** A queue whose merchant has a webhook for these events. */
    async withWebhook(
      events: readonly (typeof WEBHOOK_EVENTS)[number][] = WEBHOOK_EVENTS,
      queue: Partial<QueueRecord> = {},
    ) {
      const testQueue = await harness().addQueue({ queue });
      const { store, now } = harness().deps;
      await store.merchantFlags.setHasWebhooks(testQueue.merchant.id);
      const url = `https://${testQueue.merchant.id}.example/hook`;
      const added = { url, events, secret: SECRET, locale: 'it' as const, createdAt: now() };
      await store.webhooks.add(testQueue.merchant.id, added);
      return { testQueue, url };
    },
    /** Collects the events that are due and delivers them until nothing is due now. */
    async deliver(deps: Deps = harness().deps, delivery = deliveryOf(deps, () => 0.5)) {
      while (await collectEvents(deps)) {
        // The next batch.
      }
      while (await deliverNext(delivery, ['webhook'])) {
        // The next one.
      }
    },
  };
}
