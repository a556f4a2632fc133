import type { Collection, Db } from 'mongodb';
import { openCollection } from '../database/collections.ts';
import { createWalletDevices } from './wallet-devices.ts';
import { recordOf, type WalletDocument, type WalletRecord } from './wallet-record.ts';

export type WalletRecords = Awaited<ReturnType<typeof createWalletRecords>>;

const ERASED = 0;

type Options = {
  name: string;
  /** A record is removed this long after the instant in `field`. */
  kept: { field: 'savedAt' | 'endedAt'; ms: number };
};
type Progress = Partial<
  Pick<
    WalletRecord,
    'shown' | 'dueAt' | 'endedAt' | 'failures' | 'alerted' | 'announced' | 'changedAt'
  >
>;

/** The saved tickets and passes, with the content that their wallets show. */
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
     * Stores a saved ticket or pass; an existing record keeps its `savedAt`. A record with a token also keeps the token and its
     * `shown`, so that its phones are notified of changes made meanwhile. Returns the stored record.
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
    /** Records the content that the wallet shows now, by compare-and-set on the previous one. */
    async setShown(id: string, before: string, after: string): Promise<void> {
      await records.updateOne({ _id: id, shown: before }, { $set: { shown: after } });
    },
    /** Makes records due, so that the next refresh compares them. */
    async makeDue(ids: readonly string[], now: Date): Promise<void> {
      await records.updateMany({ _id: { $in: [...ids] } }, { $set: { dueAt: now } });
    },
    /** Called by the sweeper, because the embedded database has no TTL. */
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
    /** A bounded batch of records that are due, or belong to the given groups, in the order of their ids. */
    async findBatch(
      limit: number,
      after: string,
      { now, groupIds }: { now: Date; groupIds: readonly number[] | null },
    ): Promise<WalletRecord[]> {
      // A failed update waits for its next attempt, even if the group changes meanwhile.
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
    /** Marks all records of an erased person as ending, and removes the id of the person from them. */
    async eraseGroup(groupId: number, now: Date): Promise<void> {
      const ending = { isEnding: true, dueAt: now, failures: 0, groupId: ERASED };
      await records.updateMany({ groupId }, { $set: ending });
    },
    async remove(id: string): Promise<void> {
      await records.deleteOne({ _id: id });
    },
  };
}
