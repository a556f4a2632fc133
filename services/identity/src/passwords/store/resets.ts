import { createHash, randomBytes } from 'node:crypto';
import { trusted } from 'mongoose';
import { type AccountModel, type User, type UserRecord, userOf } from '../../accounts/index.ts';

const LIFE_MS = 3_600_000;

/**
 * Mailed tokens that set a new password: 256 bits, one per account, valid for an hour, single use (IDN-012). The digest
 * is stored in the account, so that one write uses the token up and sets the password.
 */
export function createResets(accounts: AccountModel) {
  return {
    /** Issues a token that replaces the account's last one; `null` when the account no longer exists. */
    async issue(userId: number, now: Date): Promise<string | null> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      const { matchedCount } = await accounts.updateOne(
        { _id: userId, passwordHash: trusted({ $type: 'string' }) },
        { $set: { passwordReset: { digest: digestOf(token), expiresAt } } },
      );
      return matchedCount === 1 ? token : null;
    },
    /** The user of a token, without using it up; `null` when it is used, expired or unknown. */
    async find(token: string, now: Date): Promise<User | null> {
      const digest = digestOf(token);
      const isLive = { 'passwordReset.expiresAt': trusted({ $gt: now }) };
      return userOf(
        await accounts.findOne({ 'passwordReset.digest': digest, ...isLive }).lean<UserRecord>(),
      );
    },
    /** Removes expired tokens; returns how many. */
    async removeExpired(now: Date): Promise<number> {
      const { modifiedCount } = await accounts.updateMany(
        { 'passwordReset.expiresAt': trusted({ $lte: now }) },
        { $unset: { passwordReset: true } },
      );
      return modifiedCount;
    },
  };
}

// A fast digest suffices: 256 random bits cannot be guessed.
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
