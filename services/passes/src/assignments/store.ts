import { isDuplicateKey, openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { Db } from 'mongodb';

type Claim = { ownerId: number; passTypeId: number; passId: number; date: string };
type ClaimDocument = Claim & { _id: string; claimedAt: Date; isApplied: boolean };

const BATCH = 200;
const idOf = ({ ownerId, passTypeId, date }: Claim) => `${ownerId}|${passTypeId}|${date}`;

/** Claims of activations: the `_id` guarantees one pass of a type per person and day (I18). */
export async function createActivations(db: Db) {
  const claims = await openCollection<ClaimDocument>(db, {
    name: 'pass_activations',
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { claimedAt: 1 } },
      { key: { isApplied: 1, claimedAt: 1 }, partialFilterExpression: { isApplied: false } },
    ],
  });

  return {
    /** Claims a person's day for a pass; `false` when another pass of the type has claimed it. */
    async claim(claim: Claim, now: Date): Promise<boolean> {
      const _id = idOf(claim);
      try {
        await claims.insertOne({ ...claim, _id, claimedAt: now, isApplied: false });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await claims.findOne({ _id }))?.passId === claim.passId;
      }
    },
    async markApplied(claim: Claim): Promise<void> {
      const { passId } = claim;
      await claims.updateOne({ _id: idOf(claim), passId }, { $set: { isApplied: true } });
    },
    async remove(claim: Claim): Promise<void> {
      await claims.deleteOne({ _id: idOf(claim), passId: claim.passId });
    },
    /** A bounded batch of claims older than `before` whose passes may not be activated yet. */
    async findUnapplied(before: Date): Promise<Claim[]> {
      const due = { isApplied: false, claimedAt: { $lt: before } };
      return claims.find(due).sort({ claimedAt: 1 }).limit(BATCH).toArray();
    },
    /** Removes applied claims whose retention is over; the passes store their activations themselves. */
    async removeEnded(now: Date): Promise<void> {
      const before = new Date(now.getTime() - retentionMs(RETENTION.passes.pass_activations));
      await claims.deleteMany({ claimedAt: { $lt: before }, isApplied: true });
    },
  };
}
