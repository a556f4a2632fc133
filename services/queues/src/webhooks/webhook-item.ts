import type { WebhookDelivery } from '@turno/shared-types/webhooks';

/** One event for one webhook, as the outbox holds it. */
export type WebhookItem = {
  id: string;
  kind: 'webhook';
  merchantId: number;
  webhookId: number;
  /** The webhook, among those of all merchants; absent from items of an older release. */
  receiver?: string;
  eventId: string;
  event: WebhookDelivery['event'];
  /** When the event happened. */
  occurredAt: Date;
  /** The same with each attempt, so that its signature differs only by the time. */
  body: string;
  /** When delivery began; attempts end a day later. */
  since: Date;
  /** A person asked for it: it is sent even to a disabled webhook. */
  isAskedFor?: boolean;
};
