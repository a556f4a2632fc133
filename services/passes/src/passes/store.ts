import type { Collection, Db } from 'mongodb';

/** PAS-004; a pass lets its person line up so many times a day. */
export type PassType = {
  id: number;
  name: string;
  mode: 'specific' | 'generic';
  /** 0 daily, 1 weekly. */
  kind: 0 | 1;
  maxUsage: number;
};

/** One use of a pass: held for a ticket that is being taken, then confirmed with it. */
export type Usage = {
  ticketId: string;
  merchantId: number;
  queueId: number;
  /** The merchant's own date. */
  date: string;
  state: 'held' | 'confirmed';
  /** From when on queues is asked what became of the ticket. */
  expiresAt: Date;
};

/** A pass, by the names of PAS-003 and PAS-004; its uses stand inside, so that one update decides who has the last. */
export type Pass = {
  id: number;
  mediacode: string;
  passType: PassType;
  /** Who redeemed it, and the person it belongs to; both `null` while it is on its card. */
  userId: number | null;
  passOwnerId: number | null;
  disabled: boolean;
  /** Dates on which it was activated (G-58). */
  activatedOn: string[];
  createdAt: Date;
  usages: Usage[];
};

export type PassDocument = Omit<Pass, 'id'> & { _id: number };
const LIST_LIMIT = 500;

/** Opens the collection; a code belongs to one pass. */
export async function openPasses(db: Db): Promise<Collection<PassDocument>> {
  const passes = db.collection<PassDocument>('passes');
  await passes.createIndexes([
    { key: { mediacode: 1 }, unique: true },
    { key: { userId: 1 } },
    { key: { 'usages.ticketId': 1 } },
    { key: { 'usages.state': 1, 'usages.expiresAt': 1 } },
  ]);
  return passes;
}

/** Passes: what they are and whose. Their uses are in `usages.ts`. */
export function createPasses(passes: Collection<PassDocument>) {
  return {
    /** Adds the passes that are not there yet and leaves the others as they are. */
    async addMissing(all: readonly Pass[]): Promise<void> {
      await passes.bulkWrite(
        all.map(({ id, ...pass }) => ({
          updateOne: { filter: { _id: id }, update: { $setOnInsert: pass }, upsert: true },
        })),
      );
    },
    /** Activates passes for a date, which may be done again. */
    async activate(ids: readonly number[], date: string): Promise<void> {
      await passes.updateMany({ _id: { $in: [...ids] } }, { $addToSet: { activatedOn: date } });
    },
    async findOf(userId: number): Promise<Pass[]> {
      const found = passes.find({ userId }).sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.toArray()).map(passRecord);
    },
    /** Takes somebody's name off the passes; they can never be used again. */
    async forgetUser(userId: number): Promise<void> {
      const nobody = { userId: null, passOwnerId: null, disabled: true };
      await passes.updateMany({ userId }, { $set: nobody });
    },
  };
}

export function passRecord({ _id, ...pass }: PassDocument): Pass {
  return { id: _id, ...pass };
}
