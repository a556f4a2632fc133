import { randomBytes } from 'node:crypto';
import { createGroupInserts, openCollection, storedSecrets } from '@turno/kit';
import type { Db } from 'mongodb';

export type BotCheckSecrets = { challenge: string; key: string };

/** The secrets that sign puzzles; instances that start together agree on one pair. */
export async function botCheckSecrets(db: Db): Promise<BotCheckSecrets> {
  const fresh = () => randomBytes(32).toString('hex');
  return storedSecrets(db, 'bot-check', { challenge: fresh(), key: fresh() });
}

type SpentChallenge = { _id: string; forgetAt: Date };

/** Solved puzzles: each solution is accepted once across all instances. */
export async function createSpentChallenges(db: Db) {
  const spent = await openCollection<SpentChallenge>(db, {
    name: 'spent_challenges',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { forgetAt: 1 } }],
  });
  const insert = createGroupInserts(spent);

  return {
    /** Uses a puzzle up; `true` for exactly one of the requests that send its solution. */
    async spend(nonce: string, forgetAt: Date): Promise<boolean> {
      return insert({ _id: nonce, forgetAt });
    },
    /** Makes a puzzle usable again after its sign-up has failed. */
    async giveBack(nonce: string): Promise<void> {
      await spent.deleteOne({ _id: nonce });
    },
    /** Removes puzzles that would be rejected for their age anyway; returns how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await spent.deleteMany({ forgetAt: { $lte: now } })).deletedCount;
    },
  };
}
