/** Notifications to the outside, by way of an outbox: calls to a webhook and notices to people. */
export { deliveryOf } from './actions/deliver.ts';
export { createLogNotices } from './clients/log-notices.ts';
export { webhookConfig, webhookOf, webhookProblem } from './clients/next-webhook.ts';
export type { Deps } from './deps.ts';
export type { ManagerMail, OutboxItem } from './outbox-item.ts';
