/** Webhooks of merchants: events are collected from stored documents, signed, and delivered at least once. */
export { collectEvents } from './actions/collect-events.ts';
export { createWebhookSender, webhookRetryInMs } from './actions/deliver-webhook.ts';
export { createOutsidePost, type OutsidePost } from './clients/outside-post.ts';
export type { Deps } from './deps.ts';
export { webhookRoutes } from './routes/webhooks.ts';
export { webhookAddressProblem } from './rules/public-address.ts';
export { createDeliveries } from './store/deliveries.ts';
export { createDueEvents } from './store/due-events.ts';
export { createWebhooks } from './store/webhooks.ts';
export type { WebhookItem } from './webhook-item.ts';
