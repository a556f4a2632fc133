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
    /** Sets whether the merchant has a queue and is listed (CON-004); one that closed for good never is. */
    async setHasQueues(id: number, hasQueues: boolean): Promise<void> {
      const isOpen = { closedAt: trusted({ $exists: false }) };
      await merchants.updateOne({ _id: id, ...isOpen }, { $set: { hasQueues } });
    },
    /** Records events of this merchant for its webhooks from now on. */
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
    /** Returns whether this changed anything. */
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
    /** Counts an event that the receiver did not accept; returns the number of consecutive ones. */
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
    /** Switches the webhook off after failures; the same write stores that the owners must be mailed. */
    async giveNextWebhookUp(id: number, webhookOffAt: Date): Promise<void> {
      await merchants.updateOne(
        { _id: id, webhookNextEnabled: true },
        { $set: { webhookNextEnabled: false, webhookOffAt }, $unset: { webhookFailures: 1 } },
      );
    },
    /** A bounded batch of merchants whose owners must be mailed that failures switched the webhook off. */
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
