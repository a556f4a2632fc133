import { createGroupInserts } from '@turno/kit';
import type { Db } from 'mongodb';

type SpentChallenge = { _id: string; forgetAt: Date };
export type SpentChallenges = Awaited<ReturnType<typeof createSpentChallenges>>;

/** Bot-check puzzles that were answered: each opens one door once, whichever instance is asked. */
export async function createSpentChallenges(db: Db) {
  const spent = db.collection<SpentChallenge>('spent_challenges');
  await spent.createIndex({ forgetAt: 1 });
  const insert = createGroupInserts(spent);

  return {
    /** Uses a puzzle up, exactly once; `false` when somebody did before. */
    async spend(nonce: string, forgetAt: Date): Promise<boolean> {
      return insert({ _id: nonce, forgetAt });
    },
    /** Forgets puzzles that are refused for their age anyway; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await spent.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}
