import { createLog, createSigningKeys, type Database } from '@turno/kit';
import { connectTestDatabase, startTestService } from '@turno/kit/test';
import type { BusEvent } from '@turno/shared-types';
import { newUserId } from '../src/accounts/store/users.ts';
import { createApp } from '../src/app.ts';
import { createBotCheck } from '../src/bot-check/bot-check.ts';
import { createSenderBudget } from '../src/bot-check/sender-budget.ts';
import { createStore, type Deps } from '../src/deps.ts';
import { createMail } from '../src/mail/mail.ts';
import type { OutgoingMail } from '../src/mail/transport.ts';
import { createForeignPageReport } from '../src/passkeys/index.ts';
import { createPasswords } from '../src/passwords/hashing.ts';
import { newSessionId } from '../src/sessions/store.ts';
import { accessTokenSigner } from '../src/sessions/tokens.ts';

/** Removes all accounts of a test, with what they have claimed. */
export async function clearAccounts(db: Database['db']): Promise<void> {
  for (const name of ['users', 'emails', 'facebook_users'])
    await db.collection(name).deleteMany({});
}

/** With which other services ask. */
export const INTERNAL_SECRET = 'a secret for the tests';
const NAMES = { issuer: 'turno', audience: 'turno-api' };
/** Other services that hold nothing of anyone. */
export const emptyPeople = {
  inQueues: async () => ({
    tickets: [],
    merchants: [],
    managerInvitations: [],
    lastMerchantId: null,
    apiKeys: [],
    activity: [],
  }),
  inPasses: async () => ({ passes: [], passOwners: [], checkIns: [] }),
  revokeKeys: async () => null,
  transferTickets: async () => ({ moved: 0, stayed: [] }),
};
// Tests check the protocol, not how long a puzzle takes ...
const EASY = 10;
// ... or a hash. Tests of its strength create one of full strength.
const PER_MINUTE = 1_000;
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>;

/** The whole service on its own database, with a clock and a bus that tests control. */
export async function startIdentity(
  isBotCheckRequired = false,
  log = createLog('identity', 'silent'),
) {
  const database = await connectTestDatabase();
  const { db } = database;
  const keys = await createSigningKeys({ db });
  const store = await createStore(database);
  const published: BusEvent[] = [];
  const clock = { now: new Date() };
  const mails: OutgoingMail[] = [];
  const mail = createMail({
    outbox: store.outbox,
    issueToken: {
      reset: store.resets.issue,
      confirmation: store.emailLinks.issue,
    },
    transport: async (each) => {
      mails.push(each);
    },
    siteUrl: 'https://pages.test',
    now: () => clock.now,
    log: createLog('mail', 'silent'),
  });
  const deps: Deps = {
    now: () => clock.now,
    newUserId,
    newSessionId,
    store,
    passwords: await createPasswords({ guestKey: await store.guestKey(), cost: CHEAP }),
    botCheck: createBotCheck({
      secrets: await store.botCheckSecrets(),
      calmPerMinute: PER_MINUTE,
      fewestTries: EASY,
      siteKey: 'test',
    }),
    isBotCheckRequired,
    guestBudget: createSenderBudget(PER_MINUTE),
    passkeyBudget: createSenderBudget(PER_MINUTE),
    signAccessToken: accessTokenSigner(keys, NAMES),
    facebook: null,
    pageUrl: 'http://pages.test',
    reportPasskeyPage: createForeignPageReport({
      pageUrl: 'http://pages.test',
      log,
      now: () => clock.now,
    }),
    people: emptyPeople,
    mail,
    publish: async (event) => {
      published.push(event);
    },
  };
  const app = createApp({
    deps,
    keys,
    config: {
      INTERNAL_SECRET,
      TOKEN_ISSUER: NAMES.issuer,
      TOKEN_AUDIENCE: NAMES.audience,
    },
    isReady: () => Promise.resolve(true),
    log,
  });
  const service = await startTestService(app);
  return {
    ...service,
    db,
    deps,
    store,
    clock,
    published,
    /** The mails that were sent by `deliverMail`. */
    mails,
    deliverMail: () => mail.deliver(),
    async close() {
      await service.close();
      await database.close();
    },
  };
}
