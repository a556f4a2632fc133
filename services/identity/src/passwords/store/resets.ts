import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { type User, type UserRecord, userOf } from '../../accounts/store/users.ts';

export type Resets = Awaited<ReturnType<typeof createResets>>;

const LIFE_MS = 3_600_000;

/**
 * Mailed tokens that set another password: 256 bits, one for each account, an hour, one use (IDN-012). The digest stands
 * in the account, so that one write uses the token up and sets the password: nobody is left with neither.
 */
export async function createResets(db: Db) {
  const users = db.collection<UserRecord>('users');
  const partial = (field: string, type: string) => ({
    partialFilterExpression: { [field]: { $type: type } },
  });
  await users.createIndexes([
    {
      key: { 'passwordReset.digest': 1 },
      unique: true,
      ...partial('passwordReset.digest', 'string'),
    },
    { key: { 'passwordReset.expiresAt': 1 }, ...partial('passwordReset.expiresAt', 'date') },
  ]);

  return {
    /** A new token of an account, whose last one is worth nothing any more; `null` when the account is gone. */
    async issue(userId: number, now: Date): Promise<string | null> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      const { matchedCount } = await users.updateOne(
        { _id: userId, passwordHash: { $type: 'string' } },
        { $set: { passwordReset: { digest: digestOf(token), expiresAt } } },
      );
      return matchedCount === 1 ? token : null;
    },
    /** Whose token it is, without using it up; `null` when it was used, or is old, or not ours. */
    async find(token: string, now: Date): Promise<User | null> {
      const digest = digestOf(token);
      return userOf(
        await users.findOne({
          'passwordReset.digest': digest,
          'passwordReset.expiresAt': { $gt: now },
        }),
      );
    },
    /** Removes tokens that are too old; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      const { modifiedCount } = await users.updateMany(
        { 'passwordReset.expiresAt': { $lte: now } },
        { $unset: { passwordReset: true } },
      );
      return modifiedCount;
    },
  };
}

// 256 random bits cannot be guessed from their digest, so a quick one will do.
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
