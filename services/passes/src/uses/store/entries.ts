import type { Collection, Document } from 'mongodb';
import { type Pass, type PassDocument, passRecord } from '../../passes/index.ts';
import { matchesUse } from './removals.ts';

type Entry = { ticketId: string; at: Date; gateId: string | null };

/** Entries of tickets that were taken with passes, recorded in the uses of those passes. */
export function createEntries(passes: Collection<PassDocument>) {
  return {
    /** The passes that a ticket was taken with. */
    async findPassesOf(ticketId: string): Promise<Pass[]> {
      return (await passes.find({ 'usages.ticketId': ticketId }).toArray()).map(passRecord);
    },
    /** Records that a ticket enters with a pass whose uses have not changed since they were judged; its first entry stays. */
    async enter(
      read: Pick<Pass, 'id' | 'revision'>,
      { ticketId, at, gateId }: Entry,
    ): Promise<boolean> {
      const isJudged = { _id: read.id, revision: read.revision, 'usages.ticketId': ticketId };
      const after = await passes.updateOne(isJudged, entering({ ticketId, at, gateId }));
      return after.matchedCount === 1;
    },
    /** Removes the entry that a ticket made at an instant, or all of it. */
    async leave(ticketId: string, at?: Date): Promise<void> {
      const use = { ticketId, ...(at ? { enteredAt: at } : {}) };
      await passes.updateMany(
        { usages: { $elemMatch: use } },
        {
          $set: { 'usages.$[use].enteredAt': null, 'usages.$[use].gateId': null },
          $inc: { revision: 1 },
        },
        { arrayFilters: [{ 'use.ticketId': ticketId }] },
      );
    },
  };
}

function entering({ ticketId, at, gateId }: Entry): Document[] {
  const isNew = {
    $and: [matchesUse({ ticketId }), { $not: [{ $ifNull: ['$$this.enteredAt', false] }] }],
  };
  const entered = { $mergeObjects: ['$$this', { enteredAt: at, gateId: { $literal: gateId } }] };
  const usages = { $map: { input: '$usages', in: { $cond: [isNew, entered, '$$this'] } } };
  return [{ $set: { usages, revision: { $add: ['$revision', 1] } } }];
}
