import type { WebhookDelivery } from '@turno/shared-types/webhooks';

/** One event for one webhook, as stored in the outbox. */
export type WebhookItem = {
  id: string;
  kind: 'webhook';
  merchantId: number;
  webhookId: number;
  /** The receiver of the webhook, unique among all merchants; absent from items of an older release. */
  receiver?: string;
  eventId: string;
  event: WebhookDelivery['event'];
  /** When the event happened. */
  occurredAt: Date;
  /** The same for each attempt, so that signatures differ only by the time. */
  body: string;
  /** When delivery began; attempts end a day later. */
  since: Date;
  /** Set when a person requested it: it is sent even to a disabled webhook. */
  isAskedFor?: boolean;
};
