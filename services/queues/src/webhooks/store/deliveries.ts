import { openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { WebhookDelivery } from '@turno/shared-types/webhooks';
import type { Db } from 'mongodb';
import type { WebhookItem } from '../webhook-item.ts';

export type Attempt = Omit<WebhookDelivery['attempts'][number], 'at'> & { at: Date };
type State = WebhookDelivery['state'];
export type DeliveryRecord = Omit<WebhookItem, 'id' | 'kind' | 'since'> & {
  state: State;
  attempts: Attempt[];
};
type DeliveryDocument = DeliveryRecord & { _id: string; recordedAt: Date };

const KEPT_MS = retentionMs(RETENTION.queues.webhookDeliveries);
/** The maximum per webhook; deliveries of older events are removed first. */
const MAX_DELIVERIES = 500;
const TRIM_AFTER = 50;
const MAX_ATTEMPTS = 20;
/** Many events may have the same time; their ids then decide which of them are within the maximum. */
const NEWEST_FIRST = { occurredAt: -1, _id: -1 } as const;

/** The log of deliveries: limited for each webhook, and kept for a week. */
export async function createDeliveries(db: Db, now: () => Date) {
  const log = await openCollection<DeliveryDocument>(db, {
    name: 'webhookDeliveries',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { merchantId: 1, webhookId: 1, occurredAt: -1 } }, { key: { recordedAt: 1 } }],
  });
  let untrimmed = 0;

  async function trim(merchantId: number, webhookId: number): Promise<void> {
    const ofWebhook = { merchantId, webhookId };
    const beyond = log.find(ofWebhook).sort(NEWEST_FIRST).skip(MAX_DELIVERIES).limit(1);
    const newest = await beyond.next();
    if (!newest) return;
    const { _id, occurredAt } = newest;
    const isBeyond = [{ occurredAt: { $lt: occurredAt } }, { occurredAt, _id: { $lte: _id } }];
    await log.deleteMany({ ...ofWebhook, $or: isBeyond });
  }

  return {
    /** Adds an attempt to its delivery, which the first attempt creates. */
    async record(item: WebhookItem, attempt: Attempt, state: State): Promise<void> {
      const { id, kind: _kind, since: _since, ...delivery } = item;
      const { upsertedCount } = await log.updateOne(
        { _id: id },
        {
          $setOnInsert: { ...delivery, recordedAt: now() },
          $set: { state },
          $push: { attempts: { $each: [attempt], $position: 0, $slice: MAX_ATTEMPTS } },
        },
        { upsert: true },
      );
      untrimmed += upsertedCount;
      if (untrimmed < TRIM_AFTER) return;
      untrimmed = 0;
      await trim(delivery.merchantId, delivery.webhookId);
    },
    /** The deliveries of the latest events to a webhook, newest event first; a late attempt does not change the order. */
    async findOf(merchantId: number, webhookId: number, limit: number): Promise<DeliveryRecord[]> {
      const found = log.find({ merchantId, webhookId }).sort(NEWEST_FIRST).limit(limit);
      return found.toArray();
    },
    async find(id: string): Promise<DeliveryRecord | null> {
      return log.findOne({ _id: id });
    },
    /** Records that a failed delivery is not retried. */
    async abandon(id: string): Promise<void> {
      await log.updateOne({ _id: id, state: 'retrying' }, { $set: { state: 'abandoned' } });
    },
    async removeOf(merchantId: number, webhookId: number): Promise<void> {
      await log.deleteMany({ merchantId, webhookId });
    },
    async removeEnded(): Promise<void> {
      await log.deleteMany({ recordedAt: { $lt: new Date(now().getTime() - KEPT_MS) } });
    },
  };
}
