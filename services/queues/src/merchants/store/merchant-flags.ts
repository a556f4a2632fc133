import { trusted } from 'mongoose';
import type { MerchantDocument } from './merchant-document.ts';
import type { MerchantModel } from './merchant-model.ts';

/** Fields of a merchant that are written without a new revision. */
export function createMerchantFlags(merchants: MerchantModel) {
  return {
    /** Whether the merchant is found on the home page (CON-004); one that closed for good never is. */
    async setHasQueues(id: number, hasQueues: boolean): Promise<void> {
      const isOpen = { closedAt: trusted({ $exists: false }) };
      await merchants.updateOne({ _id: id, ...isOpen }, { $set: { hasQueues } });
    },
    /** QUE-047: whether calls of this merchant are sent to the webhook. */
    /** Returns whether it was otherwise before. */
    async setNextWebhook(id: number, isOn: boolean): Promise<boolean> {
      const { modifiedCount } = await merchants.updateOne(
        { _id: id },
        { $set: { webhookNextEnabled: isOn }, $unset: { webhookFailures: 1 } },
      );
      return modifiedCount === 1;
    },
    /** That events of this merchant are recorded for its webhooks; it stays set. */
    async setHasWebhooks(id: number): Promise<void> {
      await merchants.updateOne({ _id: id }, { $set: { hasWebhooks: true } });
    },
    async hasNextWebhook(id: number): Promise<boolean> {
      return (await merchants.exists({ _id: id, webhookNextEnabled: true })) !== null;
    },
    /** Counts an event that the receiver did not accept; returns how many there were in a row. */
    async countWebhookFailure(id: number): Promise<number> {
      const after = await merchants
        .findByIdAndUpdate(id, { $inc: { webhookFailures: 1 } }, { returnDocument: 'after' })
        .select({ webhookFailures: 1 })
        .lean<Pick<MerchantDocument, 'webhookFailures'>>();
      return after?.webhookFailures ?? 0;
    },
    async clearWebhookFailures(id: number): Promise<void> {
      await merchants.updateOne(
        { _id: id, webhookFailures: trusted({ $gt: 0 }) },
        { $unset: { webhookFailures: 1 } },
      );
    },
  };
}
