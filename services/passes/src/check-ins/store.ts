import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';
import type { Outcome } from './rules/outcome.ts';

/** One press of the scanner: who scanned what at which merchant, under the key the scanner gave it. */
export type Scan = { userId: number; key: string; merchantId: number; code: string; at: Date };

type CheckIn = {
  /** Digest of scanner and key: keys of two accounts never meet. */
  _id: string;
  userId: number;
  merchantId: number;
  /** Digest of merchant and code: a code that opens a door is not kept. */
  scanned: string;
  at: Date;
  outcome: Outcome | null;
};
type Claim = { nonce: string; isSameScan: boolean; outcome: Outcome | null };
/** Stands where a scanner was who is forgotten; no account has it. */
const NOBODY = 0;
const LIST_LIMIT = 10_000;
export type CheckIns = Awaited<ReturnType<typeof createCheckIns>>;

/** The journal of scans: one entry for each key, written before the ticket is judged and settled once after. */
export async function createCheckIns(db: Db) {
  const checkIns = db.collection<CheckIn>('check_ins');
  await checkIns.createIndexes([
    { key: { merchantId: 1, at: -1 } },
    { key: { userId: 1, at: -1 } },
  ]);

  return {
    /** Enters a scan, or finds the entry its key has already; `isSameScan` tells whether that one is about the same code. */
    async claim({ userId, key, merchantId, code, at }: Scan): Promise<Claim> {
      const nonce = digest(`${userId}\n${key}`);
      const scanned = digest(`${merchantId}\n${code}`);
      try {
        await checkIns.insertOne({ _id: nonce, userId, merchantId, scanned, at, outcome: null });
        return { nonce, isSameScan: true, outcome: null };
      } catch (error) {
        const known = isDuplicateKey(error) && (await checkIns.findOne({ _id: nonce }));
        if (!known) throw error;
        return { nonce, isSameScan: known.scanned === scanned, outcome: known.outcome };
      }
    },
    /** The scans of one scanner, the latest first, a bounded lot. */
    async findOfScanner(userId: number): Promise<Pick<CheckIn, 'merchantId' | 'at'>[]> {
      return checkIns.find({ userId }).sort({ at: -1 }).limit(LIST_LIMIT).toArray();
    },
    /** The scans stay for the door's figures; who made them does not. */
    async forgetScanner(userId: number): Promise<void> {
      await checkIns.updateMany({ userId }, { $set: { userId: NOBODY } });
    },
    /** Writes how a scan ended; whoever comes second receives what the first wrote. */
    async settle(nonce: string, outcome: Outcome): Promise<Outcome> {
      const settled = await checkIns.findOneAndUpdate(
        { _id: nonce },
        [{ $set: { outcome: { $ifNull: ['$outcome', { $literal: outcome }] } } }],
        { returnDocument: 'after' },
      );
      return settled?.outcome ?? outcome;
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
