import type { Db, IndexDescription } from 'mongodb';
import { openCollection } from '../database/collections.ts';
import { isDuplicateKey } from '../database/database-errors.ts';
import { IDEMPOTENCY_RECORDS, retentionMs } from '../retention.ts';

/** The request that came under a key, and its reply. */
export type IdempotencyRecord = {
  /** Absent if a command claimed the key in another way; its reply is not stored here. */
  request?: string;
  /** Absent until the work of the request is done. */
  reply?: unknown;
  /** Set for a command that changed nothing. */
  isUnchanged?: true;
};
type Asked = IdempotencyRecord & { request: string };
type Stored = IdempotencyRecord & { until: Date };
type IdempotencyDocument = Stored & { _id: string };

const KEEP_MS = retentionMs(IDEMPOTENCY_RECORDS);

export type IdempotencyRecords = Awaited<ReturnType<typeof createIdempotencyRecords>>;

/**
 * Requests by idempotency key with their replies, stored for a day; the first one stays. The `_id` is a digest, so a record
 * does not reveal its sender.
 */
export async function createIdempotencyRecords(
  db: Db,
  now: () => Date,
  indexes: readonly IndexDescription[] = [],
) {
  const records = await openCollection<IdempotencyDocument>(db, {
    name: 'idempotencyRecords',
    shardKey: { _id: 1 },
    indexes: [{ key: { until: 1 } }, ...indexes],
  });
  /** Stores a request or its reply, unless the id already has a reply or belongs to another request; returns what is stored. */
  async function put(_id: string, record: Asked): Promise<Stored> {
    const stored = { ...record, until: new Date(now().getTime() + KEEP_MS) };
    const unanswered = { _id, request: record.request, reply: { $exists: false } };
    try {
      await records.updateOne(unanswered, { $set: stored }, { upsert: true });
      return stored;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const found = await records.findOne({ _id });
      const isDecided = found && (found.request !== record.request || 'reply' in found);
      // Otherwise what it met was released, or is a claim of a copy of this request.
      return isDecided ? found : put(_id, record);
    }
  }

  return {
    /** Claims an id for a request before its work; the first claim wins. Returns what is stored under the id. */
    async claim(id: string, request: string): Promise<IdempotencyRecord> {
      const stored = await put(id, { request });
      if (stored.until > now()) return stored;
      await records.deleteOne({ _id: id, until: { $lte: now() } });
      return put(id, { request });
    },
    /** Stores the reply to a request that has claimed its id; the reply of its first attempt stays. */
    save: (id: string, record: Asked): Promise<IdempotencyRecord> => put(id, record),
    /** Releases the claim of a request that was rejected, because it had no effect; returns the reply that it has already. */
    async release(id: string, request: string): Promise<IdempotencyRecord | null> {
      const claim = { _id: id, request, reply: { $exists: false } };
      if ((await records.deleteOne(claim)).deletedCount === 1) return null;
      return records.findOne({ _id: id, request, reply: { $exists: true } });
    },
    async removeEnded(): Promise<void> {
      await records.deleteMany({ until: { $lt: now() } });
    },
  };
}
