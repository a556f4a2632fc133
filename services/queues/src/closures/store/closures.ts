import { trusted } from 'mongoose';
import {
  claimsOf,
  type MerchantClaims,
  type MerchantDocument,
  type MerchantModel,
  vanityClaim,
} from '../../merchants/index.ts';

type UnderWay = { id: number; closedAt: Date; closure: 'closing' | 'draining' };

/** Closings for good: the first write decides; the steps that follow are repeated until they are complete. */
export function createClosures(merchants: MerchantModel, claims: MerchantClaims) {
  return {
    /** Closes a merchant whose only owner this person is; `false` when there is another owner, or it has closed. */
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
    /** A bounded batch of merchants whose closing is not complete. */
    async findUnderWay(limit: number): Promise<UnderWay[]> {
      const found = merchants.find({ closure: trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).flatMap(({ _id, closedAt, closure }) =>
        closedAt && closure ? [{ id: _id, closedAt, closure }] : [],
      );
    },
    /** Frees the address for new registrations; the public address stays with the page that shows the closing. */
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
    /** A bounded batch of closed merchants of which passes was not notified, including those that an older release closed. */
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
