import {
  connectDatabase,
  createBus,
  createLog,
  createServiceClient,
  createTokenVerifier,
  followDeletions,
  followRevocations,
  migrate,
  readConfig,
  startService,
} from '@turno/kit';
import { appleWalletOf, googleWalletOf } from '@turno/kit/wallets';
import { createApp } from './app.ts';
import { finishArrival } from './called-tickets/index.ts';
import { configSchema } from './config.ts';
import type { Deps } from './deps.ts';
import { createConfirmedEmails } from './franchises/index.ts';
import {
  startEventCollector,
  startMerchantUpkeep,
  startNotices,
  startOutbox,
  startSweeper,
  startTicketWalletUpdates,
} from './jobs/index.ts';
import { createPassesClient } from './line-up/index.ts';
import { createLive, createPublisher } from './live/index.ts';
import { createAccountsClient } from './managers/index.ts';
import { MIGRATIONS } from './migrations/index.ts';
import {
  configuredKeys,
  createPushSender,
  storedVapidKeys,
  textSenderOf,
} from './notices/index.ts';
import { webhookOf } from './outbox/index.ts';
import { erasePerson } from './people/index.ts';
import { createPlaces, hasMapService } from './places/index.ts';
import { loadReference } from './reference/index.ts';
import { createStore } from './store.ts';
import { createCheckInTokens } from './ticket-views/index.ts';
import { checkInSecret } from './tickets/index.ts';
import { APPLE_CALLS } from './wallets/index.ts';
import { createOutsidePost } from './webhooks/index.ts';

const config = readConfig(configSchema);
const log = createLog('queues', config.LOG_LEVEL);
const prefix = config.DATABASE_PREFIX;
const database = await connectDatabase({ uri: config.MONGODB_URI, name: `${prefix}_queues`, log });
await migrate(database.db, MIGRATIONS, log);
const bus = await createBus({ client: database.client, log, database: `${prefix}_bus` });
const verifier = createTokenVerifier({
  jwksUrl: `${config.IDENTITY_URL}/.well-known/jwks.json`,
  issuer: config.TOKEN_ISSUER,
  audience: config.TOKEN_AUDIENCE,
});
const stopFollowing = await followRevocations(bus, verifier, {
  onError: (error) => log.warn({ err: error }, 'ended sessions could not be read'),
});

/** The demo is not part of a deployment. */
async function placesOfDemo() {
  return (await import('./demo/index.ts')).demoPlaces();
}

if (!config.DEMO_DATA && !hasMapService(config)) {
  log.warn('no map service is configured: addresses of new places get no coordinates');
}
const webhook = webhookOf(config);
const postOutside = createOutsidePost({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE });
const now = () => new Date();
const publisher = createPublisher({
  publish: (event) => bus.publish(event),
  onError: (error) => log.error({ err: error }, 'an event was not published'),
});
const deps: Deps = {
  now,
  store: await createStore(database, { now, clock: () => performance.now() }, (error) =>
    log.warn({ err: error }, 'slots of called tickets were not released yet'),
  ),
  checkInTokens: createCheckInTokens({
    secret: await checkInSecret(database.db),
    issuer: config.TOKEN_ISSUER,
    now,
  }),
  publish: publisher.publish,
  finishArrival: (arriving) => finishArrival(deps, arriving),
  passes: createPassesClient(
    createServiceClient({
      baseUrl: config.PASSES_URL,
      internalSecret: config.INTERNAL_SECRET,
    }),
  ),
  confirmedEmails: createConfirmedEmails(
    createServiceClient({ baseUrl: config.IDENTITY_URL, internalSecret: config.INTERNAL_SECRET }),
  ),
  accounts: createAccountsClient(
    createServiceClient({ baseUrl: config.IDENTITY_URL, internalSecret: config.INTERNAL_SECRET }),
  ),
  places: createPlaces(config, config.DEMO_DATA ? await placesOfDemo() : []),
  googleWallet: googleWalletOf(config, 'ticket'),
  appleWallet: appleWalletOf(config, APPLE_CALLS),
  push: createPushSender({
    keys: configuredKeys(config) ?? (await storedVapidKeys(database.db)),
    subject: config.VAPID_SUBJECT,
    post: postOutside,
  }),
  // The operator chose the provider, which may be inside the operator's own network.
  sessions: verifier,
  texts: textSenderOf(config, createOutsidePost({ allowPrivate: true })),
  settings: {
    closedMerchantRetentionDays: config.CLOSED_MERCHANT_RETENTION_DAYS,
    managerDisable: config.MANAGER_DISABLE,
    openOnlyInTime: config.OPEN_ONLY_IN_TIME,
    skipForGeneric: config.SKIP_FOR_GENERIC,
    hasNextWebhook: webhook !== null,
    allowsPrivateWebhooks: config.WEBHOOK_ALLOW_PRIVATE,
  },
  outside: {
    postWebhook: postOutside,
    sendNextCall: webhook ?? (async () => undefined),
    recordFailure: (error, facts) =>
      log.warn({ err: error, ...facts }, 'a notification was not delivered'),
  },
};
await loadReference(deps);
if (config.DEMO_DATA) {
  const { loadDemo } = await import('./demo/index.ts');
  await loadDemo(deps);
}
const live = createLive({
  store: deps.store,
  now,
  subscribe: (listener) => bus.subscribe(listener),
  whenAway: (listener) => bus.whenAway(listener),
  onError: (error) => log.error({ err: error }, 'a change was not sent to its watchers'),
});
const stopErasing = followDeletions({
  bus: { publish: deps.publish, subscribe: (listener) => bus.subscribe(listener) },
  service: 'queues',
  erase: (userId) => erasePerson(deps, userId),
  onError: (error) => log.warn({ err: error }, 'a deleted user could not be erased yet'),
});
const outbox = startOutbox({
  deps,
  onError: (error) => log.warn({ err: error }, 'the outbox was not read'),
});
const collector = startEventCollector({
  deps,
  onError: (error) => log.warn({ err: error }, 'events were not collected'),
});
const stopUpkeep = startMerchantUpkeep({
  deps,
  subscribe: (listener) => bus.subscribe(listener),
  onError: (error) => log.warn({ err: error }, 'the merchant list was not updated yet'),
});
const sweeper = startSweeper({
  deps,
  onError: (error) => log.warn({ err: error }, 'the sweep did not finish'),
});

const wallets = startTicketWalletUpdates({
  deps,
  subscribe: (listener) => bus.subscribe(listener),
  onError: (error) => log.warn({ err: error }, 'wallets were not updated'),
});

const notices = startNotices({
  deps,
  subscribe: (listener) => bus.subscribe(listener),
  onError: (error) => log.warn({ err: error }, 'notices were not enqueued yet'),
});

await startService({
  name: 'queues',
  config,
  app: createApp({
    deps,
    live,
    verifier,
    internalSecret: config.INTERNAL_SECRET,
    isReady: database.isReady,
    log,
  }),
  log,
  async onStop() {
    await Promise.all([stopFollowing(), live.stop()]);
    stopErasing();
    // Concurrently, because each may wait for a database that does not answer.
    const jobs = [sweeper, wallets, notices, collector, outbox];
    await Promise.all([stopUpkeep(), ...jobs.map((job) => job.stop())]);
    deps.appleWallet?.close();
    await publisher.flush();
    await bus.close();
    await database.close();
  },
});
