import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';
import type { Limit } from '../rules/limits.ts';

type Attempts = { count: number; blockedUntil: Date | null; forgetAt: Date };
/** Tries that count together: those of one account, of one client address, or of both. */
export type Slate = { limit: Limit; of: readonly string[] };
export type AttemptStore = Awaited<ReturnType<typeof createAttempts>>;

/** Tries that count against a limit; kept here so that restarts and other instances know. */
export async function createAttempts(db: Db) {
  const attempts = db.collection<Attempts & { _id: string }>('attempts');
  await attempts.createIndex({ forgetAt: 1 });

  /**
   * Counts one try before it is judged, so that a hundred at once cannot slip through together.
   * Answers the state it met: when that was blocked, nothing was counted.
   */
  async function take(slate: Slate, now: Date): Promise<{ blockedUntil: Date | null }> {
    try {
      const before = await attempts.findOneAndUpdate(
        { _id: keyOf(slate) },
        countedAt(now, slate.limit),
        { upsert: true, returnDocument: 'before' },
      );
      return { blockedUntil: before && before.forgetAt > now ? before.blockedUntil : null };
    } catch (error) {
      // Two first tries raced to create the document; it exists now.
      if (isDuplicateKey(error)) return take(slate, now);
      throw error;
    }
  }

  return {
    take,
    /** Wipes a slate after a right password. */
    async forget(slate: Slate): Promise<void> {
      await attempts.deleteOne({ _id: keyOf(slate) });
    },
    /** Takes one try back that turned out right, and what it blocked, where others count too. */
    async giveBack(slate: Slate): Promise<void> {
      await attempts.updateOne(
        { _id: keyOf(slate), count: { $gt: 0 } },
        { $inc: { count: -1 }, $set: { blockedUntil: null } },
      );
    },
    /** Removes slates that no longer count; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await attempts.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}

/** One atomic update: leaves a blocked document alone, starts a stale one anew, counts in any other. */
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

// An address book of people who mistyped is nobody's business: only a digest is kept.
function keyOf({ limit, of }: Slate): string {
  return createHash('sha256')
    .update([limit.name, ...of].join('\n'))
    .digest('base64url');
}
