import { createOutbox, type Database } from '@turno/kit';
import { openAccounts } from './accounts/store/account-model.ts';
import { createUsers } from './accounts/store/users.ts';
import { botCheckSecrets, createSpentChallenges } from './bot-check/store.ts';
import { createOneTimeSecrets } from './facebook/store.ts';
import { createAttempts } from './limits/store/attempts.ts';
import { createFamiliarSenders } from './limits/store/familiar-senders.ts';
import type { Letter } from './mail/store.ts';
import { createResets } from './passwords/store/resets.ts';
import { createUserPasswords, guestKey } from './passwords/store/user-passwords.ts';
import { createErasures } from './personal-data/store.ts';
import { createSessions } from './sessions/store.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Assembles the stores of all rooms; nothing outside these files speaks to MongoDB. */
export async function createStore({ connection, db }: Pick<Database, 'connection' | 'db'>) {
  const accounts = await openAccounts(connection);
  return {
    users: await createUsers(db, accounts),
    userPasswords: createUserPasswords(accounts),
    resets: createResets(accounts),
    outbox: await createOutbox<Letter>(db, () => new Date()),
    sessions: await createSessions(db),
    erasures: await createErasures(db),
    /** The challenge of the browser that started a redirect to Facebook, by the redirect's state. */
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
