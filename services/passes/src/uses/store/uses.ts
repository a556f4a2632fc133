import type { Db, Document } from 'mongodb';
import { type Pass, type PassDocument, type PassUse, passRecord } from '../../passes/index.ts';

/** How long a line-up may take before queues is asked whether its ticket exists. */
const HOLD_MS = 20_000;

export type Hold = Pick<PassUse, 'ticketId' | 'merchantId' | 'queueId' | 'date'> & {
  attemptId: string;
  userId: number;
  passOwnerId: number;
  passId: number;
};
export type ExpiredHold = { ticketId: string; expiresAt: Date };

/** Uses of passes, each decided by one conditional update of its pass. */
export function createUses(db: Db) {
  const passes = db.collection<PassDocument>('passes');

  return {
    /** Holds a use for a ticket, once; returns the pass after the update, `null` when it is not this owner's. */
    async hold({ passId, userId, passOwnerId, ...wanted }: Hold): Promise<Pass | null> {
      const after = await passes.findOneAndUpdate(
        { _id: passId, userId, passOwnerId, disabled: false },
        holding(wanted),
        { returnDocument: 'after' },
      );
      return after && passRecord(after);
    },
    /** Confirms the uses of a ticket that exists. */
    async confirm(ticketId: string): Promise<void> {
      await passes.updateMany(
        { 'usages.ticketId': ticketId },
        { $set: { 'usages.$[use].state': 'confirmed' } },
        { arrayFilters: [{ 'use.ticketId': ticketId }] },
      );
    },
    /**
     * Removes the holds that a failed attempt alone relies on. A confirmed use stays, and so does a hold that another
     * attempt of the same ticket has renewed: it expires unless that attempt succeeds.
     */
    async undo(ticketId: string, attemptId: string): Promise<void> {
      const use = { ticketId, state: 'held' as const, attemptId };
      await passes.updateMany({ usages: { $elemMatch: use } }, { $pull: { usages: use } });
    },
    /** Removes the uses of a ticket that was removed. */
    async release(ticketId: string): Promise<void> {
      await passes.updateMany({ 'usages.ticketId': ticketId }, { $pull: { usages: { ticketId } } });
    },
    /** Removes an expired hold, unless it was renewed since it was read. */
    async releaseExpired({ ticketId, expiresAt }: ExpiredHold): Promise<void> {
      const use = { ticketId, state: 'held' as const, expiresAt };
      await passes.updateMany({ usages: { $elemMatch: use } }, { $pull: { usages: use } });
    },
    /** Holds that have expired by the database's clock, of all passes or of one; a bounded batch. */
    async findExpired({
      limit,
      passId,
    }: {
      limit: number;
      passId?: number;
    }): Promise<ExpiredHold[]> {
      const isExpired = {
        $and: [{ $eq: ['$$use.state', 'held'] }, { $lt: ['$$use.expiresAt', '$$NOW'] }],
      };
      const due = { $filter: { input: '$usages', as: 'use', cond: isExpired } };
      const found = passes.aggregate<{ due: PassUse }>([
        { $match: { 'usages.state': 'held', ...(passId === undefined ? {} : { _id: passId }) } },
        { $project: { due } },
        { $unwind: '$due' },
        { $limit: limit },
      ]);
      return (await found.toArray()).map(({ due: { ticketId, expiresAt } }) => ({
        ticketId,
        expiresAt,
      }));
    },
  };
}

type WantedHold = Omit<Hold, 'userId' | 'passOwnerId' | 'passId'>;

/** One atomic update: adds a hold if the day has uses left, and renews the hold that a ticket already has. */
function holding({ ticketId, attemptId, merchantId, queueId, date }: WantedHold) {
  const expiresAt: Document = { $add: ['$$NOW', HOLD_MS] };
  const isMine = { $eq: ['$$this.ticketId', ticketId] };
  const isHeld = { $and: [isMine, { $eq: ['$$this.state', 'held'] }] };
  const reliedOnBy = { $cond: [{ $eq: ['$$this.attemptId', attemptId] }, attemptId, null] };
  const renewal = { $mergeObjects: ['$$this', { expiresAt, attemptId: reliedOnBy }] };
  const renewed = { $cond: [isHeld, renewal, '$$this'] };
  const ofToday = { $filter: { input: '$usages', cond: { $eq: ['$$this.date', date] } } };
  const added = { ticketId, merchantId, queueId, date, state: 'held', expiresAt, attemptId };
  return [
    {
      $set: {
        usages: {
          $cond: [
            { $in: [ticketId, '$usages.ticketId'] },
            { $map: { input: '$usages', in: renewed } },
            {
              $cond: [
                { $lt: [{ $size: ofToday }, '$passType.maxUsage'] },
                { $concatArrays: ['$usages', [added]] },
                '$usages',
              ],
            },
          ],
        },
      },
    },
  ];
}
