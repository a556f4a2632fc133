import type { Db } from 'mongodb';
import type { PassDocument, PassUse } from '../../passes/index.ts';

/** A confirmed use of a day that is over. */
export type EndedUse = { passId: number } & Pick<
  PassUse,
  'ticketId' | 'merchantId' | 'queueId' | 'date' | 'at' | 'enteredAt' | 'gateId'
>;

const COUNTED_BY_DAY = {
  'passType.policy.limits': { $not: { $elemMatch: { period: 'validity' as const } } },
};

/** Moves uses out of their pass once their day is over. */
export function createEndedUses(db: Db) {
  const passes = db.collection<PassDocument>('passes');

  return {
    /** A bounded batch of confirmed uses from before a date. */
    async find(before: string, limit: number): Promise<EndedUse[]> {
      const isEnded = { state: 'confirmed' as const, date: { $lt: before } };
      const found = passes.aggregate<EndedUse>([
        // Uses that a limit of the whole validity counts stay in the pass; the limit bounds their number.
        { $match: { usages: { $elemMatch: isEnded }, ...COUNTED_BY_DAY } },
        { $limit: limit },
        { $unwind: '$usages' },
        { $match: { 'usages.state': 'confirmed', 'usages.date': { $lt: before } } },
        { $limit: limit },
        {
          $project: {
            _id: 0,
            passId: '$_id',
            ticketId: '$usages.ticketId',
            merchantId: '$usages.merchantId',
            queueId: '$usages.queueId',
            date: '$usages.date',
            at: '$usages.at',
            enteredAt: '$usages.enteredAt',
            gateId: '$usages.gateId',
          },
        },
      ]);
      return found.toArray();
    },
    /** Removes a use that is in the history and counts it, in one update. */
    async remove({ passId, ticketId }: EndedUse): Promise<void> {
      await passes.updateOne(
        { _id: passId, 'usages.ticketId': ticketId },
        { $pull: { usages: { ticketId } }, $inc: { pastUses: 1 } },
      );
    },
  };
}
