import { isDuplicateKey, openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { Db } from 'mongodb';

/** The request that came under a key, and its reply. */
export type IdempotencyRecord = {
  /** Absent if the key called the next ticket; that reply is read from the ticket. */
  request?: string;
  reply?: unknown;
  /** Set for a command that changed nothing. */
  isUnchanged?: true;
};
type IdempotencyDocument = IdempotencyRecord & { _id: string; until: Date };

const KEEP_MS = retentionMs(RETENTION.queues.idempotencyRecords);

/**
 * Replies by idempotency key, stored for a day; the first one stays. The `_id` is a digest, so a record does not reveal its
 * sender. A reply may contain tickets that the command called, as copies of those that the export reads.
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
    /**
     * Removes the records that contain a person's ticket; a command that is retried afterwards still takes effect only once.
     */
    async removeOf(userId: number): Promise<void> {
      await records.deleteMany({ 'reply.tickets.userId': userId });
    },
    async removeEnded(): Promise<void> {
      await records.deleteMany({ until: { $lt: now() } });
    },
  };
}
