import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** The events that merchants' systems can receive. */
export const WEBHOOK_EVENTS = [
  'ticket.joined',
  'ticket.called',
  'ticket.called_again',
  'ticket.not_come',
  'ticket.put_back',
  'ticket.taken_back',
  'ticket.moved',
  'ticket.checked_in',
  'queue.paused',
  'queue.resumed',
  'queue.closed',
  'queue.opened',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** An address of a merchant's own system that receives events, without the secret that signs them. */
export const webhookSchema = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  enabled: z.boolean(),
  /** Since when every delivery has failed; after three days the webhook is disabled. */
  failingSince: z.nullable(instant),
  createdAt: instant,
  /** Until when the secret before the last rotation also signs. */
  previousSecretEndsAt: z.nullable(instant),
});

export type Webhook = z.infer<typeof webhookSchema>;

/** A webhook with its secret, which is shown once. */
export const newWebhookSchema = z.extend(webhookSchema, { secret: z.string() });

export type NewWebhook = z.infer<typeof newWebhookSchema>;

/** Why an attempt got no response: too slow, no connection, or an address inside a network. */
const DELIVERY_PROBLEMS = ['timeout', 'unreachable', 'not_allowed'] as const;

/** How many deliveries the log of a webhook shows. */
export const DELIVERIES_SHOWN = 50;

/** One event on its way to one webhook. */
export const webhookDeliverySchema = z.object({
  /** The `webhook-id` that the receiver sees, the same for each attempt. */
  eventId: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, 'webhook.test']),
  state: z.enum(['retrying', 'delivered', 'abandoned']),
  /** When the event happened. */
  at: instant,
  /** The latest attempts, the last one first. */
  attempts: z.array(
    z.object({
      at: instant,
      durationMs: z.int(),
      /** The HTTP status; `null` without a response. */
      status: z.nullable(z.int()),
      problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
    }),
  ),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
