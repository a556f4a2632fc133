import type { Db } from 'mongodb';

type Marked = {
  _id: number;
  hasQueues: boolean;
  webhookNextEnabled?: boolean;
  /** Calls in a row that the webhook's receiver never took. */
  webhookFailures?: number;
};

/** Single facts of a merchant that are set apart from the rest of it. */
export function createMerchantFlags(db: Db) {
  const merchants = db.collection<Marked>('merchants');
  return {
    /** Whether the merchant is found on the home page (CON-004). */
    async setHasQueues(id: number, hasQueues: boolean): Promise<void> {
      await merchants.updateOne({ _id: id }, { $set: { hasQueues } });
    },
    /** QUE-047: whether calls of this merchant are sent to the webhook. */
    async setNextWebhook(id: number, isOn: boolean): Promise<void> {
      await merchants.updateOne(
        { _id: id },
        { $set: { webhookNextEnabled: isOn }, $unset: { webhookFailures: 1 } },
      );
    },
    async hasNextWebhook(id: number): Promise<boolean> {
      const found = await merchants.findOne(
        { _id: id, webhookNextEnabled: true },
        { projection: { _id: 1 } },
      );
      return found !== null;
    },
    /** Counts an event the receiver never took; returns how many there were in a row. */
    async countWebhookFailure(id: number): Promise<number> {
      const after = await merchants.findOneAndUpdate(
        { _id: id },
        { $inc: { webhookFailures: 1 } },
        { returnDocument: 'after', projection: { webhookFailures: 1 } },
      );
      return after?.webhookFailures ?? 0;
    },
    async clearWebhookFailures(id: number): Promise<void> {
      await merchants.updateOne(
        { _id: id, webhookFailures: { $gt: 0 } },
        { $unset: { webhookFailures: 1 } },
      );
    },
  };
}
