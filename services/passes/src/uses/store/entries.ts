import type { Collection, Document } from 'mongodb';
import { type Pass, type PassDocument, passRecord, type UseEntry } from '../../passes/index.ts';
import { matches, matchesUse } from './removals.ts';

type Entering = UseEntry & {
  ticketId: string;
  entryId: string;
  /** Set when nobody with the ticket is inside: entries recorded before this instant were undone or never admitted. */
  endedBefore?: Date | null;
};
type Leaving = Pick<Entering, 'ticketId' | 'entryId' | 'endedBefore'> & {
  /** When the entry was recorded, to leave what a copy of its scan recorded. */
  at?: Date;
};

/** Entries of tickets that were taken with passes, recorded in the uses of those passes. */
export function createEntries(passes: Collection<PassDocument>) {
  return {
    /** The passes that a ticket was taken with. */
    async findPassesOf(ticketId: string): Promise<Pass[]> {
      return (await passes.find({ 'usages.ticketId': ticketId }).toArray()).map(passRecord);
    },
    /** Records that people of a ticket enter with a pass whose uses have not changed since they were judged. */
    async enter(read: Pick<Pass, 'id' | 'revision'>, entering: Entering): Promise<boolean> {
      const { ticketId, entryId, at, gateId, endedBefore } = entering;
      const isJudged = { _id: read.id, revision: read.revision, 'usages.ticketId': ticketId };
      const hasEnded = endedBefore ? { $lt: ['$$entry.at', endedBefore] } : false;
      const added = { entryId: { $literal: entryId }, at, gateId: { $literal: gateId } };
      const entries = { $concatArrays: [entriesExcept(hasEnded), [added]] };
      const after = await passes.updateOne(isJudged, changing(ticketId, entries));
      return after.matchedCount === 1;
    },
    /** Removes an entry. With `endedBefore` also removes older entries, and those of an older release, which have no id. */
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
/** An older release stores an instant and a gate alone: where they are not of the first entry, the entries are older. */
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

/** Changes the entries of a ticket's use; the first of them says when and where its people entered. */
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
