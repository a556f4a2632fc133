import { trusted } from 'mongoose';
import {
  claimsOf,
  findableBy,
  type MerchantClaims,
  type MerchantDocument,
  type MerchantModel,
  type MerchantRecord,
  merchantRecord,
  requestClaim,
  teamIds,
  unverifiedClaim,
  vanityClaim,
} from '../../merchants/index.ts';
import type { QueueRecord } from '../../queues/index.ts';

export type Creation = {
  merchant: MerchantRecord;
  firstQueue: QueueRecord;
  categoryIds: number[];
  /** Hashes of the request's idempotency key and of its body. */
  key: string;
  bodyHash: string;
};
type Outcome = 'created' | 'vanity-taken' | 'unverified' | 'exists';

/**
 * Creates a merchant with its first queue without a transaction: one document holds both, and any process then moves the queue
 * to the collection of queues.
 */
export function createCreations(merchants: MerchantModel, claims: MerchantClaims) {
  return {
    /** Inserts a merchant after its claims; keeps the claims of its place if its vanity is taken. */
    async insert({ merchant, firstQueue, categoryIds, key, bodyHash }: Creation): Promise<Outcome> {
      const { id, ...rest } = merchant;
      const facts = { categoryIds, hasQueues: false, tickets: 0, rev: 0 };
      const creation = { key, bodyHash, ask: bodyHash };
      const own = { ...rest, ...findableBy(rest), ...facts, firstQueue, creation };
      const blockedBy = await claims.put({ _id: id, ...own });
      if (blockedBy === null) return 'created';
      if (blockedBy === vanityClaim(merchant.vanity)) return 'vanity-taken';
      await claims.release(claimsOf(own), { merchantId: id, rev: 0 });
      return teamIds(own).map(unverifiedClaim).includes(blockedBy) ? 'unverified' : 'exists';
    },
    /** The merchant that a request created, with the hash of its body. */
    async findByKey(key: string): Promise<{ merchant: MerchantRecord; bodyHash: string } | null> {
      const found = await claims.find(requestClaim(key));
      if (!found?.creation) return null;
      const { ask, bodyHash = ask } = found.creation;
      return { merchant: merchantRecord(found), bodyHash };
    },
    /** The first queue, unless a process has moved it. */
    async firstQueueOf(id: number): Promise<QueueRecord | null> {
      return (await merchants.findById(id).lean<MerchantDocument>())?.firstQueue ?? null;
    },
    /** Ends the creation, after the first queue has been moved. */
    async finish(id: number, queueId: number): Promise<void> {
      const update = { $unset: { firstQueue: true } };
      await merchants.updateOne({ _id: id, 'firstQueue.id': queueId }, update);
    },
    /** Finds at most `limit` unverified merchants whose time for verification is over. */
    async findOverdue(now: Date, limit: number): Promise<number[]> {
      const filter = { isVerified: false, claimedUntil: trusted({ $lte: now }) };
      const found = merchants.find(filter, { _id: 1 }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).map(({ _id }) => _id);
    },
    /** Finds at most `limit` merchants whose first queue has not been moved. */
    async findUnderWay(limit: number): Promise<number[]> {
      const filter = { 'firstQueue.id': trusted({ $gt: 0 }) };
      const found = merchants.find(filter, { _id: 1 }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).map(({ _id }) => _id);
    },
  };
}
