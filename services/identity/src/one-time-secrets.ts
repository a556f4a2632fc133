import { openCollection, textDigest } from '@turno/kit';
import type { Db } from 'mongodb';

type Stored = { _id: string; value: unknown; expiresAt: Date };
export type OneTimeSecrets<T> = Awaited<ReturnType<typeof createOneTimeSecrets<T>>>;

/** Short-lived secrets that can each be exchanged once for a value; only their digests are stored. */
export async function createOneTimeSecrets<T>(db: Db, name: string) {
  const secrets = await openCollection<Stored>(db, {
    name,
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { expiresAt: 1 } }],
  });

  return {
    async put(secret: string, value: T, expiresAt: Date): Promise<void> {
      await secrets.insertOne({ _id: textDigest(secret), value, expiresAt });
    },
    /** Returns the value of a secret and removes it; `null` when the secret is unknown, used or expired. */
    async take(secret: string, now: Date): Promise<T | null> {
      const found = await secrets.findOneAndDelete({ _id: textDigest(secret) });
      return found && found.expiresAt > now ? (found.value as T) : null;
    },
    async removeExpired(now: Date): Promise<number> {
      return (await secrets.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
    },
  };
}
