import { isDuplicateKey, openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { Db } from 'mongodb';

/** What was asked under a key, and what was answered. */
export type IdempotencyRecord = {
  /** Absent where the key called the next ticket, whose answer is read from the ticket. */
  request?: string;
  reply?: unknown;
  /** Of a command that found nothing to change. */
  isUnchanged?: true;
};
type IdempotencyDocument = IdempotencyRecord & { _id: string; until: Date };

const KEEP_MS = retentionMs(RETENTION.queues.idempotencyRecords);

/**
 * Replies by idempotency key, stored for a day: the first one wins. The `_id` is a digest, so a record does not name its
 * sender. A reply may contain the tickets that the command called, copies of those that the export reads.
 */
export async function createIdempotencyRecords(db: Db, now: () => Date) {
  const records = await openCollection<IdempotencyDocument>(db, {
    name: 'idempotencyRecords',
    shardKey: { _id: 1 },
    indexes: [{ key: { until: 1 } }, { key: { 'reply.tickets.userId': 1 }, sparse: true }],
  });
  return {
    async find(id: string): Promise<IdempotencyRecord | null> {
      return records.findOne({ _id: id, until: { $gt: now() } });
    },
    async save(id: string, record: IdempotencyRecord): Promise<IdempotencyRecord> {
      const until = new Date(now().getTime() + KEEP_MS);
      try {
        await records.insertOne({ _id: id, ...record, until });
        return record;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await records.findOne({ _id: id })) ?? record;
      }
    },
    /** Removes the records that contain a person's ticket; a command that is retried later still has its effect once. */
    async removeOf(userId: number): Promise<void> {
      await records.deleteMany({ 'reply.tickets.userId': userId });
    },
    async removeEnded(): Promise<void> {
      await records.deleteMany({ until: { $lt: now() } });
    },
  };
}
