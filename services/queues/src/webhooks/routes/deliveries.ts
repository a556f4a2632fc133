import { ApiError, type Route, serve } from '@turno/kit';
import {
  DELIVERIES_SHOWN,
  redeliverWebhookCall,
  testWebhookCall,
  type WebhookDelivery,
  webhookDeliveriesCall,
} from '@turno/shared-types/webhooks';
import { randomKey } from '../../core/index.ts';
import { itemId, webhookItem } from '../actions/collect-events.ts';
import type { Deps } from '../deps.ts';
import { testMessage } from '../rules/event-message.ts';
import type { WebhookRecord } from '../rules/webhook-list.ts';
import type { DeliveryRecord } from '../store/deliveries.ts';

/** The calls with which a manager lists deliveries and sends them again. */
export function deliveryRoutes(deps: Deps): Route[] {
  const { store, now } = deps;
  return [
    serve(testWebhookCall, async ({ params }) => {
      const webhook = await findWebhook(deps, params);
      const message = testMessage(params.merchantId, randomKey(), now());
      await store.outbox.put([{ ...webhookItem(message, webhook, now()), isAskedFor: true }]);
      return { eventId: message.eventId };
    }),
    serve(webhookDeliveriesCall, async ({ params }) => {
      const { id } = await findWebhook(deps, params);
      return (await store.deliveries.findOf(params.merchantId, id, DELIVERIES_SHOWN)).map(present);
    }),
    serve(redeliverWebhookCall, async ({ params }) => {
      const webhook = await findWebhook(deps, params);
      const delivery = await store.deliveries.find(itemId(params, webhook.id));
      if (!delivery) throw new ApiError('delivery_not_found');
      const { merchantId, eventId, event, occurredAt, body } = delivery;
      const message = { merchantId, eventId, event, occurredAt, body };
      await store.outbox.putAgain({ ...webhookItem(message, webhook, now()), isAskedFor: true });
      return null;
    }),
  ];
}

type WebhookParams = { merchantId: number; webhookId: number };

async function findWebhook(
  { store }: Deps,
  { merchantId, webhookId }: WebhookParams,
): Promise<WebhookRecord> {
  const webhook = await store.webhooks.find(merchantId, webhookId);
  if (!webhook) throw new ApiError('webhook_not_found');
  return webhook;
}

function present({ eventId, event, state, occurredAt, attempts }: DeliveryRecord): WebhookDelivery {
  return {
    eventId,
    event,
    state,
    at: occurredAt.toISOString(),
    attempts: attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  };
}
