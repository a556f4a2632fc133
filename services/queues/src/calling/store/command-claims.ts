import { isDuplicateKey, RETENTION, retentionMs } from '@turno/kit';
import type { Db } from 'mongodb';

/** Reserves the id of a command for one counter, so that its key calls no ticket in another queue and does nothing else. */
export type CommandClaim = {
  _id: string;
  counterId?: number;
  /** The number of people that a command over several queues requests; absent for one ticket. */
  callPax?: number;
  until: Date;
};
/** Replaces the counter id where the key was used for a command of another kind. */
const NO_COUNTER = 0;
type Claim = { counterId: number; callPax?: number | null; at: Date };

const KEEP_MS = retentionMs(RETENTION.queues.idempotencyRecords);

export function claimOf(callId: string, { counterId, callPax, at }: Claim): CommandClaim {
  const until = new Date(at.getTime() + KEEP_MS);
  return { _id: callId, counterId, until, ...(callPax ? { callPax } : {}) };
}

/** Claims are stored with the idempotency records and expire with them. */
export function createClaims(db: Db) {
  const claims = db.collection<CommandClaim>('idempotencyRecords');
  async function insert(callId: string, claim: Claim): Promise<boolean> {
    try {
      await claims.insertOne(claimOf(callId, claim));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
  /** Removes a record that has expired, before the sweeper does; returns whether it had. */
  async function removeExpired(callId: string, at: Date): Promise<boolean> {
    return (await claims.deleteOne({ _id: callId, until: { $lte: at } })).deletedCount === 1;
  }

  return {
    /** Claims an id; returns false when it is already claimed. */
    async add(callId: string, claim: Claim): Promise<boolean> {
      if (await insert(callId, claim)) return true;
      return (await removeExpired(callId, claim.at)) && insert(callId, claim);
    },
    /** The claim of an id; `null` when it is not claimed. */
    async find(callId: string, at: Date): Promise<Required<Omit<Claim, 'at'>> | null> {
      const claim = await claims.findOne({ _id: callId });
      if (!claim || (claim.until <= at && (await removeExpired(callId, at)))) return null;
      return { counterId: claim.counterId ?? NO_COUNTER, callPax: claim.callPax ?? null };
    },
  };
}
