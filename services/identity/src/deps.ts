import { type Caller, createLeases, createOutbox, type Database } from '@turno/kit';
import type { BusEvent } from '@turno/shared-types';
import { openAccounts } from './accounts/store/account-model.ts';
import { createAccountUse } from './accounts/store/account-use.ts';
import { createUsers } from './accounts/store/users.ts';
import type { BotCheck } from './bot-check/bot-check.ts';
import type { SenderBudget } from './bot-check/sender-budget.ts';
import { botCheckSecrets, createSpentChallenges } from './bot-check/store.ts';
import { createEmailLinks } from './email-address/store.ts';
import type { Facebook } from './facebook/facebook.ts';
import { createTicketTransfers } from './guest-tickets/store.ts';
import { createAttempts } from './limits/store/attempts.ts';
import { createFamiliarSenders } from './limits/store/familiar-senders.ts';
import type { Letter } from './mail/letter.ts';
import type { Mail } from './mail/mail.ts';
import { createOneTimeSecrets } from './one-time-secrets.ts';
import { createPasskeys } from './passkeys/store.ts';
import type { Passwords } from './passwords/hashing.ts';
import { createResets } from './passwords/store/resets.ts';
import { createUserPasswords, guestKey } from './passwords/store/user-passwords.ts';
import type { People } from './personal-data/clients.ts';
import { createErasures } from './personal-data/store.ts';
import { createSessions } from './sessions/store.ts';

export type AccessClaims = Caller;

/** Everything the rooms need from outside: created once in main, and from real parts in tests. */
export type Deps = {
  now: () => Date;
  newUserId: () => number;
  newSessionId: () => string;
  store: Store;
  passwords: Passwords;
  botCheck: BotCheck;
  /** `false` only with BOT_CHECK=off, never in production. */
  isBotCheckRequired: boolean;
  /** How many challenges for passkeys a client network may request per minute. */
  passkeyBudget: SenderBudget;
  /** How many guests a client network may create per minute. */
  guestBudget: SenderBudget;
  signAccessToken(claims: AccessClaims, expiresInSeconds: number): Promise<string>;
  /** `null` when no Facebook app is configured. */
  facebook: Facebook | null;
  /** Base URL of the pages; passkeys belong to its host. */
  pageUrl: string;
  /** Logs pages whose origin is not that of `pageUrl`, where passkeys do not work. */
  reportPasskeyPage(origin: string): void;
  people: People;
  mail: Pick<Mail, 'send'>;
  publish(event: BusEvent): Promise<void>;
};

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Assembles the stores of all rooms; no code outside them uses MongoDB. */
export async function createStore({ connection, db }: Pick<Database, 'connection' | 'db'>) {
  const accounts = await openAccounts(connection);
  return {
    users: await createUsers(db, accounts),
    accountUse: createAccountUse(accounts),
    leases: await createLeases(db),
    userPasswords: createUserPasswords(accounts),
    resets: createResets(accounts),
    emailLinks: createEmailLinks(accounts),
    passkeys: createPasskeys(accounts),
    outbox: await createOutbox<Letter>(db, () => new Date()),
    sessions: await createSessions(db),
    erasures: await createErasures(db),
    ticketTransfers: await createTicketTransfers(db),
    /** The challenge of the browser that started a redirect to Facebook, by the redirect's state. */
    facebookStates: await createOneTimeSecrets<string>(db, 'facebook_states'),
    facebookCodes: await createOneTimeSecrets<{ userId: number; challenge: string }>(
      db,
      'facebook_codes',
    ),
    passkeyChallenges: await createOneTimeSecrets<true>(db, 'passkey_challenges'),
    spentChallenges: await createSpentChallenges(db),
    attempts: await createAttempts(db),
    familiarSenders: await createFamiliarSenders(db),
    botCheckSecrets: () => botCheckSecrets(db),
    guestKey: () => guestKey(db),
  };
}
