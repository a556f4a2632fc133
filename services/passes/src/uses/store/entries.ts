import type { Collection, Document } from 'mongodb';
import { type Pass, type PassDocument, passRecord, type UseEntry } from '../../passes/index.ts';
import { matches, matchesUse } from './removals.ts';

type Entering = UseEntry & {
  ticketId: string;
  entryId: string;
  /** Set when nobody of the ticket is inside: entries recorded before this instant were undone or never admitted. */
  endedBefore?: Date | null;
};
type Leaving = Pick<Entering, 'ticketId' | 'entryId' | 'endedBefore'> & {
  /** When the entry was recorded, so that the entry of a copy of the scan stays. */
  at?: Date;
};

/** Entries of tickets that were taken with passes, recorded in the uses of those passes. */
export function createEntries(passes: Collection<PassDocument>) {
  return {
    /** The passes that a ticket was taken with. */
    async findPassesOf(ticketId: string): Promise<Pass[]> {
      return (await passes.find({ 'usages.ticketId': ticketId }).toArray()).map(passRecord);
    },
    /**
     * Records the entry of people of a ticket in a pass whose uses have not changed since they were judged; `false` otherwise.
     */
    async enter(read: Pick<Pass, 'id' | 'revision'>, entering: Entering): Promise<boolean> {
      const { ticketId, entryId, at, gateId, endedBefore } = entering;
      const isJudged = { _id: read.id, revision: read.revision, 'usages.ticketId': ticketId };
      const hasEnded = endedBefore ? { $lt: ['$$entry.at', endedBefore] } : false;
      const added = { entryId: { $literal: entryId }, at, gateId: { $literal: gateId } };
      const entries = { $concatArrays: [entriesExcept(hasEnded), [added]] };
      const after = await passes.updateOne(isJudged, changing(ticketId, entries));
      return after.matchedCount === 1;
    },
    /** Removes an entry; with `endedBefore` also older entries, and those of an older release, which have no id. */
    async leave({ ticketId, entryId, at, endedBefore }: Leaving): Promise<void> {
      const entry = { entryId, ...(at ? { at } : {}) };
      const has = [
        { entries: { $elemMatch: entry } },
        ...(endedBefore ? [{ enteredAt: { $ne: null } }] : []),
      ];
      const isOver = [
        matches('$$entry', entry),
        ...(endedBefore
          ? [{ $eq: ['$$entry.entryId', null] }, { $lt: ['$$entry.at', endedBefore] }]
          : []),
      ];
      await passes.updateMany(
        { usages: { $elemMatch: { ticketId, $or: has } } },
        changing(ticketId, entriesExcept({ $or: isOver })),
      );
    },
  };
}

const UNNAMED = {
  entryId: null,
  at: '$$this.enteredAt',
  gateId: { $ifNull: ['$$this.gateId', null] },
};
/** An older release updates only the instant and the gate; if they differ from the first entry, the entries are outdated. */
const IS_CURRENT = { $eq: [{ $first: '$$this.entries.at' }, '$$this.enteredAt'] };
const ENTRIES: Document = {
  $cond: [
    { $ifNull: ['$$this.enteredAt', false] },
    { $cond: [IS_CURRENT, '$$this.entries', [UNNAMED]] },
    [],
  ],
};

const entriesExcept = (condition: Document | false): Document => ({
  $filter: { input: ENTRIES, as: 'entry', cond: { $not: [condition] } },
});

/** Changes the entries of a ticket's use; the first entry determines `enteredAt` and `gateId`. */
function changing(ticketId: string, entries: Document): Document[] {
  const first = { $first: '$$entries' };
  const changed = {
    entries: '$$entries',
    enteredAt: { $ifNull: [{ $getField: { field: 'at', input: first } }, null] },
    gateId: { $ifNull: [{ $getField: { field: 'gateId', input: first } }, null] },
  };
  const use = {
    $let: { vars: { entries }, in: { $mergeObjects: ['$$this', changed] } },
  };
  const usages = {
    $map: { input: '$usages', in: { $cond: [matchesUse({ ticketId }), use, '$$this'] } },
  };
  return [{ $set: { usages, revision: { $add: [{ $ifNull: ['$revision', 0] }, 1] } } }];
}
