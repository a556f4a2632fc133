import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  DELIVERIES_SHOWN,
  newWebhookSchema,
  WEBHOOK_EVENTS,
  webhookDeliverySchema,
  webhookSchema,
} from '../../entities/webhook.ts';
import { idText, nothing } from '../../fields.ts';
import { distinct, emptyBody, line } from '../../input-fields.ts';

const WEEK_SECONDS = 604_800;
const MAX_URL = 500;
const merchantParams = z.object({ merchantId: idText });
const webhookParams = z.object({ merchantId: idText, webhookId: idText });
const eventId = z.string().check(z.regex(/^[\w.-]{1,100}$/, 'event id'));
const path = '/private/merchants/:merchantId/webhooks';

const url = line(MAX_URL).check(z.regex(/^https?:\/\/[^\s<>"'`\\]+$/i, 'web address'));
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length), distinct);

export const webhooksCall = call({
  service: 'queues',
  method: 'GET',
  path,
  summary: 'The webhooks of a merchant, in the order they were made',
  access: 'owner',
  permission: 'integrations',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: z.array(webhookSchema),
  status: 200,
  errors: [],
});

export const createWebhookCall = call({
  service: 'queues',
  method: 'POST',
  path,
  summary: 'Add a webhook; only this answer contains the secret that signs its messages',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-webhooks',
  params: merchantParams,
  query: nothing,
  body: z.strictObject({ url, events }),
  reply: newWebhookSchema,
  status: 201,
  errors: ['webhook_address_invalid', 'webhooks_exceeded'],
});

export const updateWebhookCall = call({
  service: 'queues',
  method: 'PUT',
  path: `${path}/:webhookId`,
  summary: 'Change a webhook, disable it or enable it again',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-webhooks',
  params: webhookParams,
  query: nothing,
  body: z.strictObject({
    url: z.optional(url),
    events: z.optional(events),
    enabled: z.optional(z.boolean()),
  }),
  reply: webhookSchema,
  status: 200,
  errors: ['webhook_address_invalid', 'webhook_not_found'],
});

export const removeWebhookCall = call({
  service: 'queues',
  method: 'DELETE',
  path: `${path}/:webhookId`,
  summary: 'Remove a webhook with its deliveries',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-webhooks',
  params: webhookParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});

export const rotateWebhookSecretCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/:webhookId/rotate`,
  summary:
    'Replace the secret of a webhook; for a while messages carry a signature by each of the two',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-webhooks',
  params: webhookParams,
  query: nothing,
  body: z.strictObject({
    /** Seconds during which the current secret signs as well; absent means a day. */
    endsIn: z.optional(z.int().check(z.minimum(0), z.maximum(WEEK_SECONDS))),
  }),
  reply: newWebhookSchema,
  status: 200,
  errors: ['webhook_not_found'],
});

export const testWebhookCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/:webhookId/test`,
  summary:
    'Send the event `webhook.test`, to a disabled webhook once; it appears among the deliveries',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-webhooks',
  params: webhookParams,
  query: nothing,
  body: emptyBody,
  reply: z.object({ eventId: z.string() }),
  status: 200,
  errors: ['webhook_not_found'],
});

export const webhookDeliveriesCall = call({
  service: 'queues',
  method: 'GET',
  path: `${path}/:webhookId/deliveries`,
  summary: `The latest ${DELIVERIES_SHOWN} deliveries to a webhook, those of the newest events first; 500 are kept, for a week`,
  access: 'owner',
  permission: 'integrations',
  params: webhookParams,
  query: nothing,
  body: nothing,
  reply: z.array(webhookDeliverySchema),
  status: 200,
  errors: ['webhook_not_found'],
});

export const redeliverWebhookCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/:webhookId/deliveries/:eventId/redeliver`,
  summary:
    'Send one event once more, under the same id, also to a disabled webhook; requests that arrive before it is sent count as one',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-webhooks',
  params: z.extend(webhookParams, { eventId }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['webhook_not_found', 'delivery_not_found'],
});
