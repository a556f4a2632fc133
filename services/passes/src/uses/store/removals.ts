import type { Collection, Document } from 'mongodb';
import type { PassDocument } from '../../passes/index.ts';

export type ExpiredHold = { ticketId: string; expiresAt: Date };

/** An aggregation condition: the array element has these field values. */
export const matches = (element: string, fields: Record<string, unknown>): Document => ({
  $and: Object.entries(fields).map(([field, value]) => ({
    $eq: [`${element}.${field}`, { $literal: value }],
  })),
});
/** An aggregation condition: the array element is the given use. */
export const matchesUse = (use: Record<string, unknown>): Document => matches('$$this', use);

/** Removes uses from their pass that did not take place. */
export function createRemovals(passes: Collection<PassDocument>) {
  /** Removes uses and, in the same update, marks those that the ticket office has counted as due to be given back. */
  const remove = async (use: Record<string, unknown>) => {
    const isRemoved = matchesUse(use);
    const removed = { $filter: { input: '$usages', cond: isRemoved } };
    const useIds = {
      $map: { input: removed, in: { $ifNull: ['$$this.useId', '$$this.ticketId'] } },
    };
    const due = { $ifNull: ['$returns', []] };
    await passes.updateMany({ usages: { $elemMatch: use } }, [
      {
        $set: {
          usages: { $filter: { input: '$usages', cond: { $not: [isRemoved] } } },
          returns: {
            $cond: [{ $ifNull: ['$provider', false] }, { $setUnion: [due, useIds] }, due],
          },
        },
      },
    ]);
  };

  return {
    /**
     * Removes the holds on which only a failed attempt relies. A confirmed use stays, and so does a hold that another attempt
     * for the same ticket has renewed; it expires unless that attempt succeeds.
     */
    undo: (ticketId: string, attemptId: string): Promise<void> =>
      remove({ ticketId, state: 'held', attemptId }),
    /** Removes the uses of a ticket that was removed. */
    release: (ticketId: string): Promise<void> => remove({ ticketId }),
    /** Removes an expired hold, unless it was renewed since it was read. */
    releaseExpired: ({ ticketId, expiresAt }: ExpiredHold): Promise<void> =>
      remove({ ticketId, state: 'held', expiresAt }),
  };
}
