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

/** One use of a pass: held while a ticket is being taken, then confirmed with it. */
export type PassUse = {
  ticketId: string;
  merchantId: number;
  queueId: number;
  /** The merchant's own date. */
  date: string;
  state: 'held' | 'confirmed';
  /** When the hold expires and queues is asked whether the ticket exists. */
  expiresAt: Date;
};

/** A pass, with the names of PAS-003 and PAS-004. Its uses are embedded, so that one update decides who gets the last one. */
export type Pass = {
  id: number;
  mediacode: string;
  passType: PassType;
  /** The user who redeemed it and the person it is for; both `null` while it is unredeemed. */
  userId: number | null;
  passOwnerId: number | null;
  disabled: boolean;
  /** Dates on which it was activated (G-58). */
  activatedOn: string[];
  createdAt: Date;
  usages: PassUse[];
};

export type PassDocument = Omit<Pass, 'id'> & { _id: number };
const LIST_LIMIT = 500;

/** Opens the collection and makes its indexes; a code belongs to one pass. */
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

/** Passes: what they are and whose they are. The room `uses` changes their uses. */
export function createPasses(passes: Collection<PassDocument>) {
  return {
    /** Inserts the passes that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly Pass[]): Promise<void> {
      await passes.bulkWrite(
        all.map(({ id, ...pass }) => ({
          updateOne: { filter: { _id: id }, update: { $setOnInsert: pass }, upsert: true },
        })),
      );
    },
    /** Activates passes for a date; idempotent. */
    async activate(ids: readonly number[], date: string): Promise<void> {
      await passes.updateMany({ _id: { $in: [...ids] } }, { $addToSet: { activatedOn: date } });
    },
    async findOf(userId: number): Promise<Pass[]> {
      const found = passes.find({ userId }).sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.toArray()).map(passRecord);
    },
    /** Disables the passes of a deleted user for good and removes the user from them. */
    async eraseUser(userId: number): Promise<void> {
      const erased = { userId: null, passOwnerId: null, disabled: true };
      await passes.updateMany({ userId }, { $set: erased });
    },
  };
}

/** A stored pass as the rest of the service knows it. */
export function passRecord({ _id, ...pass }: PassDocument): Pass {
  return { id: _id, ...pass };
}
