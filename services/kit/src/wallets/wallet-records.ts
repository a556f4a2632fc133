import type { Collection, Db } from 'mongodb';
import { openCollection } from '../database/collections.ts';
import { createWalletDevices } from './wallet-devices.ts';
import { recordOf, type WalletDocument, type WalletRecord } from './wallet-record.ts';

export type WalletRecords = Awaited<ReturnType<typeof createWalletRecords>>;

const ERASED = 0;

type Options = {
  name: string;
  /** How long after which instant a record is removed. */
  kept: { field: 'savedAt' | 'endedAt'; ms: number };
};
type Progress = Partial<
  Pick<
    WalletRecord,
    'shown' | 'dueAt' | 'endedAt' | 'failures' | 'alerted' | 'announced' | 'changedAt'
  >
>;

/** What is in wallets, and what they show of it. */
export async function createWalletRecords(db: Db, { name, kept }: Options) {
  const records = await openCollection<WalletDocument>(db, {
    name,
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { groupId: 1 } },
      { key: { dueAt: 1 } },
      { key: { 'devices.id': 1 } },
      { key: { [kept.field]: 1 }, expireAfterSeconds: kept.ms / 1_000 },
    ],
  });

  return {
    ...createWalletDevices(records),
    ...createReads(records),
    ...createEnds(records),
    /**
     * Stores what is saved; what is stored keeps when. One with a token keeps it and what its phones show, so that they are
     * told of what changed meanwhile. Returns it as it is now.
     */
    async save({ id, savedAt, shown, token, ...rest }: WalletRecord): Promise<WalletRecord> {
      const isNew = token === undefined ? { savedAt } : { savedAt, shown, token };
      const $set = token === undefined ? { ...rest, shown } : rest;
      const update = {
        $set,
        $unset: { isEnding: true, endedAt: true },
        $setOnInsert: isNew,
      } as const;
      const saved = await records.findOneAndUpdate({ _id: id }, update, {
        upsert: true,
        returnDocument: 'after',
      });
      if (!saved) throw new Error('A saved record was not returned.');
      return recordOf(saved);
    },
    async setProgress(id: string, progress: Progress): Promise<void> {
      await records.updateOne({ _id: id }, { $set: progress });
    },
    /** Records what the wallet shows now, in place of what it showed. */
    async setShown(id: string, before: string, after: string): Promise<void> {
      await records.updateOne({ _id: id, shown: before }, { $set: { shown: after } });
    },
    /** Has some of them compared by the next refresh. */
    async makeDue(ids: readonly string[], now: Date): Promise<void> {
      await records.updateMany({ _id: { $in: [...ids] } }, { $set: { dueAt: now } });
    },
    /** The sweeper calls it, because the embedded database expires nothing. */
    async removeEnded(now: Date): Promise<void> {
      await records.deleteMany({ [kept.field]: { $lt: new Date(now.getTime() - kept.ms) } });
    },
  };
}

function createReads(records: Collection<WalletDocument>) {
  return {
    async find(id: string): Promise<WalletRecord | null> {
      const found = await records.findOne({ _id: id });
      return found && recordOf(found);
    },
    async findMany(ids: readonly string[]): Promise<WalletRecord[]> {
      return (await records.find({ _id: { $in: [...ids] } }).toArray()).map(recordOf);
    },
    async findOfGroup(groupId: number): Promise<WalletRecord[]> {
      return (await records.find({ groupId }).toArray()).map(recordOf);
    },
    /** A bounded batch of what is due, or of what belongs to some groups, in the order of ids. */
    async findBatch(
      limit: number,
      after: string,
      { now, groupIds }: { now: Date; groupIds: readonly number[] | null },
    ): Promise<WalletRecord[]> {
      // What failed waits for its next attempt, whatever happens meanwhile.
      const ofGroups = {
        groupId: { $in: [...(groupIds ?? [])] },
        $or: [{ failures: { $not: { $gt: 0 } } }, { dueAt: { $lte: now } }],
      };
      const wanted = groupIds === null ? { dueAt: { $lte: now } } : ofGroups;
      const found = records.find({ _id: { $gt: after }, ...wanted }).sort({ _id: 1 });
      return (await found.limit(limit).toArray()).map(recordOf);
    },
  };
}

function createEnds(records: Collection<WalletDocument>) {
  return {
    async markEnding(ids: readonly string[], now: Date): Promise<void> {
      const ending = { isEnding: true, dueAt: now, failures: 0 };
      await records.updateMany({ _id: { $in: [...ids] } }, { $set: ending });
    },
    /** The same for all of a group that is a person, who is not named any more. */
    async eraseGroup(groupId: number, now: Date): Promise<void> {
      const ending = { isEnding: true, dueAt: now, failures: 0, groupId: ERASED };
      await records.updateMany({ groupId }, { $set: ending });
    },
    async remove(id: string): Promise<void> {
      await records.deleteOne({ _id: id });
    },
  };
}
