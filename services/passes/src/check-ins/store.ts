import {
  ApiError,
  createBatches,
  createGroupInserts,
  openCollection,
  RETENTION,
  retentionMs,
  textDigest,
} from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import { DELETED_USER } from '../ids.ts';
import type { Outcome } from './rules.ts';

/** One scan: who scanned what at which merchant, and the scanner's idempotency key. */
export type Scan = {
  userId: number;
  key: string;
  merchantId: number;
  code: string;
  paxCount?: number | null;
  at: Date;
};

type CheckIn = {
  /** Digest of scanner and key, so that keys of two accounts never collide. */
  _id: string;
  userId: number;
  merchantId: number;
  /**
   * Digest of merchant, code and, if given, the number of people. The code itself is not stored, because it admits its holder.
   */
  scanned: string;
  at: Date;
  outcome: Outcome | null;
};
type Claim = { nonce: string; isSameScan: boolean; outcome: Outcome | null };
/** How long a scan waits for others to share a batch with. */
const GATHER_MS = 3;
export type CheckIns = Awaited<ReturnType<typeof createCheckIns>>;

/** The journal of scans: one entry per key, inserted before queues is called (write-ahead) and completed once afterwards. */
export async function createCheckIns(db: Db) {
  const checkIns = await openCollection<CheckIn>(db, {
    name: 'check_ins',
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { merchantId: 1, at: -1 } },
      { key: { userId: 1, at: -1 } },
      { key: { at: 1 } },
    ],
  });
  const insert = createGroupInserts(checkIns, { gatherMs: GATHER_MS });
  const complete = createCompletion(checkIns);

  return {
    /**
     * Inserts a scan, or returns the entry that its key already has; `isSameScan` is `false` when that entry is of another
     * scan.
     */
    async claim({ userId, key, merchantId, code, paxCount = null, at }: Scan): Promise<Claim> {
      const nonce = textDigest(`${userId}\n${key}`);
      const scanned = textDigest(
        [merchantId, code, ...(paxCount === null ? [] : [paxCount])].join('\n'),
      );
      const scan = { _id: nonce, userId, merchantId, scanned, at, outcome: null };
      if (await insert(scan)) return { nonce, isSameScan: true, outcome: null };
      const known = await checkIns.findOne({ _id: nonce });
      if (!known) throw new ApiError('service_unavailable');
      return { nonce, isSameScan: known.scanned === scanned, outcome: known.outcome };
    },
    /** The scan with this id at a merchant; `null` if there is none. */
    async find(nonce: string, merchantId: number): Promise<Pick<CheckIn, 'outcome'> | null> {
      return checkIns.findOne({ _id: nonce, merchantId });
    },
    /** All scans of one scanner, the latest first. */
    async findOfScanner(userId: number): Promise<Pick<CheckIn, 'merchantId' | 'at'>[]> {
      const projection = { _id: 0, merchantId: 1, at: 1 } as const;
      return checkIns.find({ userId }, { projection }).sort({ at: -1 }).toArray();
    },
    /** Removes the scanner's id; the scans stay until their retention is over. */
    async anonymizeScanner(userId: number): Promise<void> {
      await checkIns.updateMany({ userId }, { $set: { userId: DELETED_USER } });
    },
    /** Removes scans whose retention is over. A retry after that calls queues, which knows its nonce. */
    async removeEnded(now: Date): Promise<void> {
      const before = new Date(now.getTime() - retentionMs(RETENTION.passes.check_ins));
      await checkIns.deleteMany({ at: { $lt: before } });
    },
    /** Stores the outcome of a scan once; concurrent calls return the outcome that was stored first. */
    complete: (nonce: string, outcome: Outcome): Promise<Outcome> =>
      complete(0, { nonce, outcome }),
  };
}

type Completed = { nonce: string; outcome: Outcome };
const BATCH_SIZE = 100;

/**
 * Group commit of outcomes: those that arrive together are stored in one write. If it did not store all of them, they are read
 * back.
 */
function createCompletion(checkIns: Collection<CheckIn>) {
  return createBatches<Completed, Outcome>(
    async (_group, completed) => {
      const { matchedCount } = await checkIns.bulkWrite(
        completed.map(({ nonce, outcome }) => ({
          updateOne: { filter: { _id: nonce, outcome: null }, update: { $set: { outcome } } },
        })),
        { ordered: false },
      );
      if (matchedCount === completed.length) return completed.map(({ outcome }) => outcome);
      const nonces = completed.map(({ nonce }) => nonce);
      const stored = await checkIns.find({ _id: { $in: nonces } }).toArray();
      const outcomes = new Map(stored.map(({ _id, outcome }) => [_id, outcome]));
      return completed.map(({ nonce, outcome }) => outcomes.get(nonce) ?? outcome);
    },
    { maxItems: BATCH_SIZE, gatherMs: GATHER_MS },
  );
}
