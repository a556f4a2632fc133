import { trusted } from 'mongoose';
import { type Pass, type PassDocument, type PassModel, passRecord } from './pass-model.ts';

const BATCH = 200;

/** Changes of passes when merchants that accept them close (S-08). */
export function closureChanges(passes: PassModel) {
  return {
    /** The merchants that accept at least one pass that this merchant accepts. */
    async merchantsBeside(merchantId: number): Promise<number[]> {
      const accepted = { 'passType.merchants.id': merchantId };
      return (await passes.distinct('passType.merchants.id', accepted)).map(Number);
    },
    /**
     * S-08: disables all passes, or the given ones, that only closed merchants accept; permanently, since none of them opens
     * again.
     */
    async disableOfClosed(closedIds: readonly number[], ids?: readonly number[]): Promise<void> {
      const isOpen = { id: { $nin: [...closedIds] } };
      await passes.updateMany(
        {
          ...(ids && { _id: trusted({ $in: [...ids] }) }),
          disabled: false,
          'passType.merchants.id': trusted({ $in: [...closedIds] }),
          'passType.merchants': trusted({ $not: { $elemMatch: isOpen } }),
        },
        { $set: { disabled: true } },
      );
    },
    async markJudged(ids: readonly number[]): Promise<void> {
      const some = { _id: trusted({ $in: [...ids] }), isUnjudged: true as const };
      await passes.updateMany(some, { $unset: { isUnjudged: true } });
    },
    /** A bounded batch of passes created before an instant whose merchants may have closed while they were stored. */
    async findUnjudged(before: Date): Promise<Pass[]> {
      const young = { isUnjudged: true as const, createdAt: trusted({ $lt: before }) };
      const found = passes.find(young).sort({ createdAt: 1 }).limit(BATCH);
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
  };
}
