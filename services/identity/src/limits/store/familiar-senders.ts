import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';

type Familiar = { _id: string; userId: number; forgetAt: Date };
type Sender = { email: string; network: string };

const KEPT_MS = 90 * 86_400_000;

/** Where people have signed in from, as digests: there, nobody else's tries make them wait. */
export async function createFamiliarSenders(db: Db) {
  const familiar = db.collection<Familiar>('familiar_senders');
  await familiar.createIndexes([{ key: { forgetAt: 1 } }, { key: { userId: 1 } }]);

  return {
    async has(sender: Sender, now: Date): Promise<boolean> {
      return (await familiar.findOne({ _id: keyOf(sender), forgetAt: { $gt: now } })) !== null;
    },
    /** Remembers a place for ninety days. */
    async add(sender: Sender, userId: number, now: Date): Promise<void> {
      const forgetAt = new Date(now.getTime() + KEPT_MS);
      await familiar.updateOne(
        { _id: keyOf(sender) },
        { $set: { userId }, $max: { forgetAt } },
        { upsert: true },
      );
    },
    /** Forgets all places of an account that goes. */
    async removeOf(userId: number): Promise<void> {
      await familiar.deleteMany({ userId });
    },
    async removeExpired(now: Date): Promise<number> {
      return (await familiar.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}

function keyOf({ email, network }: Sender): string {
  return createHash('sha256').update(`${email}\n${network}`).digest('base64url');
}
