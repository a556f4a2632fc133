import { randomBytes } from 'node:crypto';
import { textDigest } from '@turno/kit';
import { trusted } from 'mongoose';
import { type AccountModel, type User, type UserRecord, userOf } from '../../accounts/index.ts';

const LIFE_MS = 3_600_000;
/** Mails say that a link is valid for an hour; one that is valid for less than this does not count as useful. */
const USEFUL_MS = 15 * 60_000;
const MAX_USEFUL = 5;
/** Five useful ones, and as many that expire within the next 15 minutes. */
const MAX_STORED = 2 * MAX_USEFUL;

/**
 * Mailed tokens that set a new password: 256 bits, valid for an hour, single use (IDN-012). A newer token leaves the
 * older ones valid, and while the mailbox holds five useful ones no further mail is sent, so that requests of strangers
 * neither invalidate the owner's link nor flood the mailbox. The digests are stored in the account, so that one write
 * uses all of them up and sets the password.
 */
export function createResets(accounts: AccountModel) {
  return {
    /** Issues a token; `null` when the account no longer exists or its mailbox holds enough useful tokens. */
    async issue({ userId }: { userId: number }, now: Date): Promise<string | null> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      const entry = { digest: textDigest(token), expiresAt };
      const usefulUntil = new Date(now.getTime() + USEFUL_MS);
      const useful = {
        $filter: {
          input: { $ifNull: ['$passwordResets', []] },
          cond: { $gt: ['$$this.expiresAt', usefulUntil] },
        },
      };
      const { matchedCount } = await accounts.updateOne(
        {
          _id: userId,
          passwordHash: trusted({ $type: 'string' }),
          $expr: trusted({ $lt: [{ $size: useful }, MAX_USEFUL] }),
        },
        { $push: { passwordResets: { $each: [entry], $slice: -MAX_STORED } } },
      );
      return matchedCount === 1 ? token : null;
    },
    /** The user of a token and its digest, without using it up; `null` when it is used, expired or unknown. */
    async find(token: string, now: Date): Promise<{ user: User; resetDigest: string } | null> {
      const resetDigest = textDigest(token);
      const live = { digest: resetDigest, expiresAt: { $gt: now } };
      const user = userOf(
        await accounts
          .findOne({ passwordResets: trusted({ $elemMatch: live }) })
          .lean<UserRecord>(),
      );
      return user && { user, resetDigest };
    },
    /** Removes the tokens of accounts whose last one has expired; returns how many accounts were changed. */
    async removeExpired(now: Date): Promise<number> {
      const { modifiedCount } = await accounts.updateMany(
        {
          'passwordResets.expiresAt': trusted({ $lte: now }),
          passwordResets: trusted({ $not: { $elemMatch: { expiresAt: { $gt: now } } } }),
        },
        { $unset: { passwordResets: true } },
      );
      return modifiedCount;
    },
  };
}
