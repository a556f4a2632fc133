import { isDuplicateKey, openCollection, textDigest } from '@turno/kit';
import type { Db } from 'mongodb';
import type { Limit } from '../rules/limits.ts';

type Attempts = { count: number; blockedUntil: Date | null; forgetAt: Date };
/** The attempts that count together: those of one account, one client network, or both. */
export type AttemptWindow = { limit: Limit; of: readonly string[] };
export type AttemptStore = Awaited<ReturnType<typeof createAttempts>>;

/** Attempts that count against a limit, in the database so that restarts and other instances see them. */
export async function createAttempts(db: Db) {
  const attempts = await openCollection<Attempts & { _id: string }>(db, {
    name: 'attempts',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { forgetAt: 1 } }],
  });

  /**
   * Counts one attempt before it is judged, so that a hundred concurrent ones cannot pass together.
   * Returns the state before: if that was blocked, nothing was counted.
   */
  async function take(window: AttemptWindow, now: Date): Promise<{ blockedUntil: Date | null }> {
    try {
      const before = await attempts.findOneAndUpdate(
        { _id: keyOf(window) },
        countedAt(now, window.limit),
        { upsert: true, returnDocument: 'before' },
      );
      return { blockedUntil: before && before.forgetAt > now ? before.blockedUntil : null };
    } catch (error) {
      // Two first attempts raced to create the document; it exists now.
      if (isDuplicateKey(error)) return take(window, now);
      throw error;
    }
  }

  return {
    take,
    /** Clears a window after a correct password. */
    async clear(window: AttemptWindow): Promise<void> {
      await attempts.deleteOne({ _id: keyOf(window) });
    },
    /** Takes back one attempt that succeeded, and the block it caused, in a window that also counts attempts of others. */
    async giveBack(window: AttemptWindow): Promise<void> {
      await attempts.updateOne(
        { _id: keyOf(window), count: { $gt: 0 } },
        { $inc: { count: -1 }, $set: { blockedUntil: null } },
      );
    },
    /** Removes expired windows; returns how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await attempts.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}

/** One atomic update: a blocked document stays as it is, an expired one starts anew, any other counts one more. */
function countedAt(now: Date, { free, waitSeconds, forgetAfterSeconds }: Limit) {
  const isBlocked = { $gt: ['$blockedUntil', now] };
  const isStale = { $not: [{ $gt: ['$forgetAt', now] }] };
  const excess = { $subtract: ['$count', free] };
  const step = { $min: [excess, waitSeconds.length - 1] };
  const seconds = { $arrayElemAt: [waitSeconds, step] };
  const blocked = { $add: [now, { $multiply: [seconds, 1_000] }] };
  const forgetAt = new Date(now.getTime() + forgetAfterSeconds * 1_000);
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

// Only digests are stored, so that the collection holds no e-mail addresses.
function keyOf({ limit, of }: AttemptWindow): string {
  return textDigest([limit.name, ...of].join('\n'));
}
