/** Messages to the outside: the outbox items, their delivery, and calls to a webhook. */
export { deliveryOf } from './actions/deliver.ts';
export { webhookConfig, webhookOf, webhookProblem } from './clients/next-webhook.ts';
export type { Deps } from './deps.ts';
export type { ManagerMail, NoticeItem, OutboxItem } from './outbox-item.ts';
