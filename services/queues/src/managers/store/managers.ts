import { trusted } from 'mongoose';
import type { MerchantDocument, MerchantModel } from '../../merchants/index.ts';

const isOpen = () => ({ closedAt: trusted({ $exists: false }) });

/**
 * Who manages a merchant. One conditional update decides each change, so that of two managers who remove each other one
 * stays, and an open merchant always has a manager. The same update remembers that the person's API keys are to be revoked.
 */
export function createManagers(merchants: MerchantModel) {
  return {
    /** Adds a manager; `false` when the merchant is closed, gone, or has as many as it may. */
    async add(merchantId: number, userId: number, most: number): Promise<boolean> {
      const hasRoom = [
        { managerIds: userId },
        { [`managerIds.${most - 1}`]: trusted({ $exists: false }) },
      ];
      const { matchedCount } = await merchants.updateOne(
        { _id: merchantId, ...isOpen(), $or: hasRoom },
        { $addToSet: { managerIds: userId } },
      );
      return matchedCount === 1;
    },
    /** Removes a manager at the wish of another, who still manages the merchant when it happens. */
    async remove(merchantId: number, userId: number, by: number): Promise<boolean> {
      const both = trusted({ $all: [userId, by] });
      const { modifiedCount } = await merchants.updateOne(
        { _id: merchantId, managerIds: both, ...isOpen() },
        { $pull: { managerIds: userId }, $addToSet: { keysToRevokeOf: userId } },
      );
      return modifiedCount === 1;
    },
    /** Leaves a merchant that another person manages too, or that has closed for good. */
    async leave(merchantId: number, userId: number): Promise<boolean> {
      const isNotLast = [
        { 'managerIds.1': trusted({ $exists: true }) },
        { closedAt: trusted({ $exists: true }) },
      ];
      const { modifiedCount } = await merchants.updateOne(
        { _id: merchantId, managerIds: userId, $or: isNotLast },
        { $pull: { managerIds: userId }, $addToSet: { keysToRevokeOf: userId } },
      );
      return modifiedCount === 1;
    },
    /** Merchants with former managers whose API keys are still to be revoked, a bounded batch. */
    async findKeysToRevoke(limit: number): Promise<{ id: number; userIds: number[] }[]> {
      const found = merchants.find({ keysToRevokeOf: trusted({ $gt: 0 }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).map(({ _id: id, keysToRevokeOf = [] }) => ({
        id,
        userIds: keysToRevokeOf,
      }));
    },
    async endRevocation(merchantId: number, userId: number): Promise<void> {
      await merchants.updateOne({ _id: merchantId }, { $pull: { keysToRevokeOf: userId } });
    },
  };
}
