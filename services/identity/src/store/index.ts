import type { Db } from 'mongodb';
import { createAttempts } from './attempts.ts';
import { createErasures } from './erasures.ts';
import { createFamiliarSenders } from './familiar-senders.ts';
import { createOneTimeSecrets } from './one-time-secrets.ts';
import { createOutbox } from './outbox.ts';
import { createResets } from './resets.ts';
import { botCheckSecrets, guestKey } from './secrets.ts';
import { createSessions } from './sessions.ts';
import { createSpentChallenges } from './spent-challenges.ts';
import { createUserPasswords } from './user-passwords.ts';
import { createUsers } from './users.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Makes the indexes and answers the verbs; nothing outside this folder speaks Mongo. */
export async function createStore(db: Db) {
  return {
    users: await createUsers(db),
    userPasswords: await createUserPasswords(db),
    resets: await createResets(db),
    outbox: await createOutbox(db),
    sessions: await createSessions(db),
    erasures: await createErasures(db),
    /** By the state of a redirect to Facebook: the challenge of the browser that began it. */
    facebookStates: await createOneTimeSecrets<string>(db, 'facebook_states'),
    facebookCodes: await createOneTimeSecrets<{ userId: number; challenge: string }>(
      db,
      'facebook_codes',
    ),
    spentChallenges: await createSpentChallenges(db),
    attempts: await createAttempts(db),
    familiarSenders: await createFamiliarSenders(db),
    botCheckSecrets: () => botCheckSecrets(db),
    guestKey: () => guestKey(db),
  };
}
