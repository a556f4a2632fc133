import type { Locale } from '@turno/shared-types';
import { DEFAULT_LOCALE } from '@turno/shared-types/constants';
import { trusted } from 'mongoose';
import type { MerchantDocument } from './merchant-document.ts';
import type { MerchantModel } from './merchant-model.ts';

/** Fields of a merchant that are written without a new revision. */
export function createMerchantFlags(merchants: MerchantModel) {
  return {
    /** S-08: whether a closing for good is not complete yet. */
    isClosing: async (id: number): Promise<boolean> =>
      (await merchants.exists({ _id: id, closure: 'closing' })) !== null,
    /** Whether the merchant is found on the home page (CON-004); one that closed for good never is. */
    async setHasQueues(id: number, hasQueues: boolean): Promise<void> {
      const isOpen = { closedAt: trusted({ $exists: false }) };
      await merchants.updateOne({ _id: id, ...isOpen }, { $set: { hasQueues } });
    },
    /** That events of this merchant are recorded for its webhooks; it stays set. */
    async setHasWebhooks(id: number): Promise<void> {
      await merchants.updateOne({ _id: id }, { $set: { hasWebhooks: true } });
    },
    ...nextWebhookFlags(merchants),
  };
}

/** QUE-047: whether calls of a merchant are sent to the webhook. */
function nextWebhookFlags(merchants: MerchantModel) {
  return {
    async hasNextWebhook(id: number): Promise<boolean> {
      return (await merchants.exists({ _id: id, webhookNextEnabled: true })) !== null;
    },
    /** Returns whether it was otherwise before. */
    async setNextWebhook(id: number, isOn: boolean, webhookLocale: Locale): Promise<boolean> {
      const before = await merchants
        .findByIdAndUpdate(id, {
          $set: { webhookNextEnabled: isOn, webhookLocale },
          $unset: { webhookFailures: 1, webhookOffAt: 1 },
        })
        .select({ webhookNextEnabled: 1 })
        .lean<Pick<MerchantDocument, 'webhookNextEnabled'>>();
      return before !== null && (before.webhookNextEnabled ?? false) !== isOn;
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
    /** Switches it off after failures; the same write remembers that the owners are to be mailed. */
    async giveNextWebhookUp(id: number, webhookOffAt: Date): Promise<void> {
      await merchants.updateOne(
        { _id: id, webhookNextEnabled: true },
        { $set: { webhookNextEnabled: false, webhookOffAt }, $unset: { webhookFailures: 1 } },
      );
    },
    /** Merchants whose owners are to be mailed that failures switched it off, a bounded batch. */
    async findNextWebhooksOff(limit: number): Promise<{ id: number; at: Date; locale: Locale }[]> {
      const found = merchants.find({ webhookOffAt: trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).flatMap(
        ({ _id: id, webhookOffAt: at, webhookLocale: locale = DEFAULT_LOCALE }) =>
          at ? [{ id, at, locale }] : [],
      );
    },
    async endNextWebhookNotice(id: number, webhookOffAt: Date): Promise<void> {
      await merchants.updateOne({ _id: id, webhookOffAt }, { $unset: { webhookOffAt: 1 } });
    },
  };
}
