import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';

type SpentChallenge = { _id: string; forgetAt: Date };
export type SpentChallenges = Awaited<ReturnType<typeof createSpentChallenges>>;

/** Bot-check puzzles that were answered: each opens one door once, whichever instance is asked. */
export async function createSpentChallenges(db: Db) {
  const spent = db.collection<SpentChallenge>('spent_challenges');
  await spent.createIndex({ forgetAt: 1 });

  return {
    /** Uses a puzzle up, exactly once; `false` when somebody did before. */
    async spend(nonce: string, forgetAt: Date): Promise<boolean> {
      try {
        await spent.insertOne({ _id: nonce, forgetAt });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Forgets puzzles that are refused for their age anyway; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await spent.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}
