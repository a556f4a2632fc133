import type { Collection, Document } from 'mongodb';
import { type Pass, type PassDocument, passRecord, type Usage } from '../passes/store.ts';

/** How long a ticket may take to come to be before queues is asked about it. */
const HOLD_MS = 20_000;

export type Hold = Pick<Usage, 'ticketId' | 'merchantId' | 'queueId' | 'date'> & {
  userId: number;
  passOwnerId: number;
  passId: number;
};
export type DueUsage = { ticketId: string; expiresAt: Date };

/** Uses of passes: each is decided by one update of its pass. */
export function createUsages(passes: Collection<PassDocument>) {
  return {
    /** Holds a use for a ticket, once; answers the pass as it stands then, `null` when it is not this person's. */
    async hold({ passId, userId, passOwnerId, ...wanted }: Hold): Promise<Pass | null> {
      const after = await passes.findOneAndUpdate(
        { _id: passId, userId, passOwnerId, disabled: false },
        holding(wanted),
        { returnDocument: 'after' },
      );
      return after && passRecord(after);
    },
    /** The ticket stands: what was held for it counts for good. */
    async confirm(ticketId: string): Promise<void> {
      await passes.updateMany(
        { 'usages.ticketId': ticketId },
        { $set: { 'usages.$[use].state': 'confirmed' } },
        { arrayFilters: [{ 'use.ticketId': ticketId }] },
      );
    },
    async release(ticketId: string): Promise<void> {
      await passes.updateMany({ 'usages.ticketId': ticketId }, { $pull: { usages: { ticketId } } });
    },
    /** Frees what was held for a ticket, unless somebody held it anew since it was looked at. */
    async releaseUnrenewed({ ticketId, expiresAt }: DueUsage): Promise<void> {
      const use = { ticketId, state: 'held' as const, expiresAt };
      await passes.updateMany({ usages: { $elemMatch: use } }, { $pull: { usages: use } });
    },
    /**
     * Tickets that uses have been held for so long that they should stand by now, by the database's clock; a bounded lot
     * of all passes, or of one.
     */
    async findDue({ limit, passId }: { limit: number; passId?: number }): Promise<DueUsage[]> {
      const isDue = {
        $and: [{ $eq: ['$$use.state', 'held'] }, { $lt: ['$$use.expiresAt', '$$NOW'] }],
      };
      const due = { $filter: { input: '$usages', as: 'use', cond: isDue } };
      const found = passes.aggregate<{ due: Usage }>([
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

/** A use for each ticket, as many a day as the type says; one that is held already is held for longer. */
function holding({ ticketId, merchantId, queueId, date }: Omit<Usage, 'state' | 'expiresAt'>) {
  const expiresAt: Document = { $add: ['$$NOW', HOLD_MS] };
  const isMine = { $eq: ['$$this.ticketId', ticketId] };
  const isHeld = { $and: [isMine, { $eq: ['$$this.state', 'held'] }] };
  const renewed = { $cond: [isHeld, { $mergeObjects: ['$$this', { expiresAt }] }, '$$this'] };
  const ofToday = { $filter: { input: '$usages', cond: { $eq: ['$$this.date', date] } } };
  const added = { ticketId, merchantId, queueId, date, state: 'held', expiresAt };
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
