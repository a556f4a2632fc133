import { openCollection, RETENTION, retentionMs, textDigest } from '@turno/kit';
import type { Db } from 'mongodb';

type FamiliarSender = { _id: string; userId: number; forgetAt: Date };
type Sender = { email: string; network: string };

const LIFE_MS = retentionMs(RETENTION.identity.familiar_senders);

/**
 * Networks and devices from which a user has signed in, as digests. In a known network the attempts of others do not block the
 * user; a sign-in from an unknown network or device is reported by mail.
 */
export async function createFamiliarSenders(db: Db) {
  const familiar = await openCollection<FamiliarSender>(db, {
    name: 'familiar_senders',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { forgetAt: 1 } }, { key: { userId: 1 } }],
  });

  return {
    async has(sender: Sender, now: Date): Promise<boolean> {
      return (await familiar.findOne({ _id: keyOf(sender), forgetAt: { $gt: now } })) !== null;
    },
    /** Remembers a sender for ninety days. */
    async add(sender: Sender, userId: number, now: Date): Promise<void> {
      const forgetAt = new Date(now.getTime() + LIFE_MS);
      await familiar.updateOne(
        { _id: keyOf(sender) },
        { $set: { userId }, $max: { forgetAt } },
        { upsert: true },
      );
    },
    /** Until when the networks of a user are remembered; the networks themselves are digests. */
    async findOf(userId: number): Promise<{ rememberedUntil: Date }[]> {
      const found = await familiar.find({ userId }).toArray();
      return found.map(({ forgetAt }) => ({ rememberedUntil: forgetAt }));
    },
    /** Removes all senders of an account that is deleted. */
    async removeOf(userId: number): Promise<void> {
      await familiar.deleteMany({ userId });
    },
    async removeExpired(now: Date): Promise<number> {
      return (await familiar.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}

function keyOf({ email, network }: Sender): string {
  return textDigest(`${email}\n${network}`);
}
