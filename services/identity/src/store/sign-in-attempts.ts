import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';
import { BLOCK_SECONDS, FORGET_AFTER_SECONDS, FREE_FAILURES } from '../rules/sign-in-limit.ts';

type Attempts = { count: number; blockedUntil: Date | null; forgetAt: Date };
type Who = { email: string; address: string };
export type SignInAttempts = Awaited<ReturnType<typeof createSignInAttempts>>;

/** Failed sign-ins of one account from one address; kept here so that restarts and other instances know. */
export async function createSignInAttempts(db: Db) {
  const attempts = db.collection<Attempts & { _id: string }>('sign_in_attempts');
  await attempts.createIndex({ forgetAt: 1 });

  /**
   * Counts one attempt before its password is looked at, so that a hundred at once cannot slip
   * through together. Answers the state it met: when that was blocked, nothing was counted.
   */
  async function take(who: Who, now: Date): Promise<{ blockedUntil: Date | null }> {
    try {
      const before = await attempts.findOneAndUpdate({ _id: keyOf(who) }, countedAt(now), {
        upsert: true,
        returnDocument: 'before',
      });
      return { blockedUntil: before && before.forgetAt > now ? before.blockedUntil : null };
    } catch (error) {
      // Two first attempts raced to create the document; it exists now.
      if (isDuplicateKey(error)) return take(who, now);
      throw error;
    }
  }

  return {
    take,
    /** Clears the slate after a right password. */
    async forget(who: Who): Promise<void> {
      await attempts.deleteOne({ _id: keyOf(who) });
    },
    /** Removes slates that no longer count; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await attempts.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}

/** One atomic update: leaves a blocked document alone, starts a stale one anew, counts in any other. */
function countedAt(now: Date) {
  const isBlocked = { $gt: ['$blockedUntil', now] };
  const isStale = { $not: [{ $gt: ['$forgetAt', now] }] };
  const excess = { $subtract: ['$count', FREE_FAILURES] };
  const step = { $min: [excess, BLOCK_SECONDS.length - 1] };
  const seconds = { $arrayElemAt: [BLOCK_SECONDS, step] };
  const blocked = { $add: [now, { $multiply: [seconds, 1_000] }] };
  const forgetAt = new Date(now.getTime() + FORGET_AFTER_SECONDS * 1_000);
  return [
    { $set: { wasBlocked: { $and: [isBlocked, { $not: [isStale] }] } } },
    {
      $set: {
        count: {
          $cond: ['$wasBlocked', '$count', { $cond: [isStale, 1, { $add: ['$count', 1] }] }],
        },
        forgetAt: { $cond: ['$wasBlocked', '$forgetAt', forgetAt] },
      },
    },
    {
      $set: {
        blockedUntil: {
          $cond: [
            '$wasBlocked',
            '$blockedUntil',
            { $cond: [{ $gte: [excess, 0] }, blocked, null] },
          ],
        },
      },
    },
    { $unset: 'wasBlocked' },
  ];
}

// An address book of people who mistyped is nobody's business: only a digest is kept.
function keyOf({ email, address }: Who): string {
  return createHash('sha256').update(`${email}\n${address}`).digest('base64url');
}
