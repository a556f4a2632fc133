import { randomBytes } from 'node:crypto';
import { textDigest } from '@turno/kit';
import { trusted } from 'mongoose';
import { type AccountModel, type User, type UserRecord, userOf } from '../accounts/index.ts';

const LIFE_MS = 24 * 3_600_000;
/** Mails say that a link is valid for a day; one that is valid for less than this does not count as useful. */
const USEFUL_MS = 3_600_000;
const MAX_USEFUL = 5;
/** Useful ones of two addresses, and as many that expire within the hour. */
const MAX_STORED = 4 * MAX_USEFUL;

type Found = { user: User; email: string };

/**
 * Mailed tokens that prove who owns an e-mail address: 256 bits, valid for a day, of which only digests are stored, in the
 * account. A newer token leaves the older ones valid, and while the mailbox holds five useful ones no further mail is
 * sent. Tokens stay until they expire, so that a link that is opened again is recognised.
 */
export function createEmailLinks(accounts: AccountModel) {
  return {
    /** Issues a token; `null` when the account has no such address to confirm or its mailbox holds enough useful ones. */
    async issue({ userId, email }: { userId: number; email: string }, now: Date) {
      const token = randomBytes(32).toString('base64url');
      const entry = { digest: textDigest(token), email, expiresAt: later(now, LIFE_MS) };
      const isUseful = {
        $and: [
          { $eq: ['$$this.email', email] },
          { $gt: ['$$this.expiresAt', later(now, USEFUL_MS)] },
        ],
      };
      const useful = { $filter: { input: { $ifNull: ['$emailLinks', []] }, cond: isUseful } };
      const { matchedCount } = await accounts.updateOne(
        {
          _id: userId,
          $or: [
            { email, emailVerifiedAt: trusted({ $exists: false }) },
            { 'newEmail.address': email },
          ],
          $expr: trusted({ $lt: [{ $size: useful }, MAX_USEFUL] }),
        },
        { $push: { emailLinks: { $each: [entry], $slice: -MAX_STORED } } },
      );
      return matchedCount === 1 ? token : null;
    },
    /** The user of a token and the address that it was mailed to; `null` when it has expired or is unknown. */
    async find(token: string, now: Date): Promise<Found | null> {
      const digest = textDigest(token);
      const live = { digest, expiresAt: { $gt: now } };
      const record = await accounts
        .findOne({ emailLinks: trusted({ $elemMatch: live }) })
        .lean<UserRecord>();
      const user = userOf(record);
      const link = user?.emailLinks?.find((each) => each.digest === digest);
      return user && link ? { user, email: link.email } : null;
    },
    /** Records that the address of an account belongs to its person; exactly one of concurrent calls returns `true`. */
    async confirm({ userId, email }: { userId: number; email: string }, now: Date) {
      const { modifiedCount } = await accounts.updateOne(
        { _id: userId, email, emailVerifiedAt: trusted({ $exists: false }) },
        { $set: { emailVerifiedAt: now } },
      );
      return modifiedCount === 1;
    },
    /** Stores the address that is to replace the current one; `null` cancels the change. */
    async setNewEmail(userId: number, address: string | null, now: Date): Promise<void> {
      const newEmail = { address, expiresAt: later(now, LIFE_MS) };
      const update = address === null ? { $unset: { newEmail: true } } : { $set: { newEmail } };
      await accounts.updateOne({ _id: userId }, update);
    },
    /** Removes the tokens of accounts whose last one has expired, and changes that were never confirmed. */
    async removeExpired(now: Date): Promise<void> {
      await accounts.updateMany(
        {
          'emailLinks.expiresAt': trusted({ $lte: now }),
          emailLinks: trusted({ $not: { $elemMatch: { expiresAt: { $gt: now } } } }),
        },
        { $unset: { emailLinks: true } },
      );
      await accounts.updateMany(
        { 'newEmail.expiresAt': trusted({ $lte: now }) },
        { $unset: { newEmail: true } },
      );
    },
  };
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
