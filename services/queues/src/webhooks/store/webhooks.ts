import { openVersionedDocuments } from '@turno/kit';
import type { Db } from 'mongodb';
import type { RuleViolation } from '../../core/index.ts';
import {
  addWebhook,
  afterAttempt,
  type Changed,
  editWebhook,
  rotateSecret,
  type WebhookEdit,
  type WebhookList,
  type WebhookRecord,
  withoutNotice,
} from '../rules/webhook-list.ts';

/** The webhooks of merchants: one document for each merchant. */
export async function createWebhooks(db: Db, now: () => Date) {
  const lists = await openVersionedDocuments<WebhookList>(db, {
    name: 'webhooks',
    empty: { webhooks: [], lastId: 0 },
    indexes: [
      {
        key: { 'webhooks.isNoticeDue': 1 },
        partialFilterExpression: { 'webhooks.isNoticeDue': true },
      },
    ],
  });
  const change = (merchantId: number, decide: (list: WebhookList) => Changed | RuleViolation) =>
    lists.change(merchantId, (list) => {
      const result = decide(list);
      return { next: 'code' in result ? list : result.list, result };
    });
  return {
    async findOf(merchantId: number): Promise<readonly WebhookRecord[]> {
      return (await lists.read(merchantId)).webhooks;
    },
    async find(merchantId: number, id: number): Promise<WebhookRecord | null> {
      return (await lists.read(merchantId)).webhooks.find((webhook) => webhook.id === id) ?? null;
    },
    add: (merchantId: number, webhook: Parameters<typeof addWebhook>[1]) =>
      change(merchantId, (list) => addWebhook(list, webhook)),
    edit: (merchantId: number, id: number, edit: WebhookEdit) =>
      change(merchantId, (list) => editWebhook(list, id, edit)),
    rotate: (merchantId: number, id: number, rotation: { secret: string; endsAt: Date }) =>
      change(merchantId, (list) => rotateSecret(list, id, rotation)),
    recordAttempt: (merchantId: number, id: number, isTaken: boolean) =>
      change(merchantId, (list) => afterAttempt(list, id, isTaken, now())),
    /** Webhooks that failures disabled and whose managers are still to be notified, of a bounded number of merchants. */
    async findNoticeDue(limit: number): Promise<{ merchantId: number; webhook: WebhookRecord }[]> {
      const found = lists.collection.find({ 'webhooks.isNoticeDue': true }).limit(limit);
      return (await found.toArray()).flatMap(({ _id: merchantId, webhooks }) =>
        webhooks
          .filter(({ isNoticeDue }) => isNoticeDue)
          .map((webhook) => ({ merchantId, webhook })),
      );
    },
    endNotice: (merchantId: number, id: number) =>
      change(merchantId, (list) => withoutNotice(list, id)),
    remove: (merchantId: number, id: number): Promise<boolean> =>
      lists.change(merchantId, (list) => {
        const webhooks = list.webhooks.filter((webhook) => webhook.id !== id);
        const isKnown = webhooks.length < list.webhooks.length;
        return { next: isKnown ? { ...list, webhooks } : list, result: isKnown };
      }),
  };
}
