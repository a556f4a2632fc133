import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';

type Reset = { userId: number; expiresAt: Date };
type ResetRecord = { _id: number; digest: string; expiresAt: Date };
export type Resets = Awaited<ReturnType<typeof createResets>>;

const LIFE_MS = 3_600_000;

/** Mailed tokens that set another password: 256 bits, kept as a digest, one for each account, an hour, one use (IDN-012). */
export async function createResets(db: Db) {
  const resets = db.collection<ResetRecord>('resets');
  await resets.createIndexes([{ key: { digest: 1 }, unique: true }, { key: { expiresAt: 1 } }]);

  return {
    /** A new token of an account; the one before it is worth nothing any more. */
    async issue(userId: number, now: Date): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      await resets.updateOne(
        { _id: userId },
        { $set: { digest: digestOf(token), expiresAt } },
        { upsert: true },
      );
      return token;
    },
    /** Whose token it is, without using it up. */
    async find(token: string, now: Date): Promise<Reset | null> {
      return resetOf(await resets.findOne({ digest: digestOf(token), expiresAt: { $gt: now } }));
    },
    /** Uses a token up, exactly once; `null` when somebody did before, or it is old, or not ours. */
    async spend(token: string, now: Date): Promise<Reset | null> {
      const filter = { digest: digestOf(token), expiresAt: { $gt: now } };
      return resetOf(await resets.findOneAndDelete(filter));
    },
    /** Drops the token of an account, used or not. */
    async drop(userId: number): Promise<void> {
      await resets.deleteOne({ _id: userId });
    },
    /** Removes tokens that are too old; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await resets.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
    },
  };
}

// 256 random bits cannot be guessed from their digest, so a quick one will do.
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function resetOf(record: ResetRecord | null): Reset | null {
  return record && { userId: record._id, expiresAt: record.expiresAt };
}
