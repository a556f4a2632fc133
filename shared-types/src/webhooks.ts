/** The code that the screens and the service of webhooks share. */
export {
  createWebhookCall,
  redeliverWebhookCall,
  removeWebhookCall,
  rotateWebhookSecretCall,
  testWebhookCall,
  updateWebhookCall,
  webhookDeliveriesCall,
  webhooksCall,
} from './calls/integrations/webhooks.ts';
export {
  DELIVERIES_SHOWN,
  type NewWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from './entities/webhook.ts';
