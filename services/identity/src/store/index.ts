import type { Db } from 'mongodb';
import { botCheckSecrets } from './secrets.ts';
import { createSessions } from './sessions.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';
import { createSpentChallenges } from './spent-challenges.ts';
import { createUsers } from './users.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Makes the indexes and answers the verbs; nothing outside this folder speaks Mongo. */
export async function createStore(db: Db) {
  return {
    users: await createUsers(db),
    sessions: await createSessions(db),
    spentChallenges: await createSpentChallenges(db),
    signInAttempts: await createSignInAttempts(db),
    botCheckSecrets: () => botCheckSecrets(db),
  };
}
