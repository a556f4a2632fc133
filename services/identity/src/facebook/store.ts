import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';

type Kept<T> = { _id: string; value: T; expiresAt: Date };
export type OneTimeSecrets<T> = Awaited<ReturnType<typeof createOneTimeSecrets<T>>>;

/** Secrets that stand for something once and for a short time; only their digests are kept. */
export async function createOneTimeSecrets<T>(db: Db, name: string) {
  const kept = db.collection<Kept<T>>(name);
  await kept.createIndex({ expiresAt: 1 });

  return {
    async put(secret: string, value: T, expiresAt: Date): Promise<void> {
      await kept.insertOne({ _id: digest(secret), value, expiresAt } as never);
    },
    /** What the secret stood for, and from now on stands for no more; `null` when it is unknown, used or too old. */
    async take(secret: string, now: Date): Promise<T | null> {
      const found = await kept.findOneAndDelete({ _id: digest(secret) } as never);
      return found && found.expiresAt > now ? (found.value as T) : null;
    },
    async removeExpired(now: Date): Promise<number> {
      return (await kept.deleteMany({ expiresAt: { $lte: now } } as never)).deletedCount;
    },
  };
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
