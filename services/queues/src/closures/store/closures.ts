import { trusted } from 'mongoose';
import {
  claimsOf,
  type MerchantClaims,
  type MerchantDocument,
  type MerchantModel,
  vanityClaim,
} from '../../merchants/index.ts';

type UnderWay = { id: number; closedAt: Date; closure: 'closing' | 'draining' };

/** Closing for good: the first write decides, the steps that follow are repeated until the merchant has drained. */
export function createClosures(merchants: MerchantModel, claims: MerchantClaims) {
  return {
    /** Closes a merchant that this person owns alone; `false` when another does too, or it has closed. */
    async begin(id: number, userId: number, closedAt: Date): Promise<boolean> {
      const another = { userId: { $ne: userId }, role: 'owner' };
      const ownsAlone = [
        { team: trusted({ $elemMatch: { userId, role: 'owner' } }) },
        { team: trusted({ $not: { $elemMatch: another } }) },
      ];
      const { modifiedCount } = await merchants.updateOne(
        { _id: id, closedAt: trusted({ $exists: false }), $and: ownsAlone },
        { $set: { closedAt, closure: 'closing', hasQueues: false }, $inc: { rev: 1 } },
      );
      return modifiedCount === 1;
    },
    /** Merchants whose closing is not complete, a bounded batch. */
    async findUnderWay(limit: number): Promise<UnderWay[]> {
      const found = merchants.find({ closure: trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).flatMap(({ _id, closedAt, closure }) =>
        closedAt && closure ? [{ id: _id, closedAt, closure }] : [],
      );
    },
    /** Lets others register at the address; the public address stays with the page that says that it closed. */
    async releaseAddress(id: number): Promise<void> {
      const merchant = await merchants.findById(id).lean<MerchantDocument>();
      if (!merchant) return;
      const kept = vanityClaim(merchant.vanity);
      await claims.release(
        claimsOf(merchant).filter((each) => each !== kept),
        { merchantId: id, rev: merchant.rev },
      );
    },
    async markDraining(id: number): Promise<void> {
      await merchants.updateOne({ _id: id, closure: 'closing' }, { $set: { closure: 'draining' } });
    },
    /** Closed merchants of which passes was not notified, whichever release closed them; a bounded batch. */
    async findUnnotified(limit: number): Promise<{ id: number; closedAt: Date }[]> {
      const closed = { closedAt: trusted({ $exists: true }) };
      const found = merchants.find({ ...closed, passesNotifiedAt: trusted({ $exists: false }) });
      return (await found.limit(limit).lean<MerchantDocument[]>()).flatMap(({ _id, closedAt }) =>
        closedAt ? [{ id: _id, closedAt }] : [],
      );
    },
    async markNotified(id: number, at: Date): Promise<void> {
      await merchants.updateOne({ _id: id }, { $set: { passesNotifiedAt: at } });
    },
    async markDone(id: number): Promise<void> {
      await merchants.updateOne({ _id: id, closure: 'draining' }, { $unset: { closure: true } });
    },
  };
}
