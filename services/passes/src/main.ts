import { randomUUID } from 'node:crypto';
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
  runPeriodically,
  startService,
} from '@turno/kit';
import { appleWalletOf, googleWalletOf, startWalletUpdates } from '@turno/kit/wallets';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';
import { createPassProvider, createQueuesClient, createStore, type Deps } from './deps.ts';
import { MIGRATIONS } from './migrations.ts';
import { erasePerson } from './personal-data.ts';
import { createEmbeddedProvider } from './provider/store.ts';
import { sweep } from './sweep.ts';
import { APPLE_CALLS, walletsOf } from './wallets/index.ts';

const SWEEP_EVERY_MS = 5_000;

const config = readConfig(configSchema);
const log = createLog('passes', config.LOG_LEVEL);
const prefix = config.DATABASE_PREFIX;
const database = await connectDatabase({ uri: config.MONGODB_URI, name: `${prefix}_passes`, log });
const bus = await createBus({ client: database.client, log, database: `${prefix}_bus` });
const verifier = createTokenVerifier({
  jwksUrl: `${config.IDENTITY_URL}/.well-known/jwks.json`,
  issuer: config.TOKEN_ISSUER,
  audience: config.TOKEN_AUDIENCE,
});
const stopFollowing = await followRevocations(bus, verifier, {
  onError: (error) => log.warn({ err: error }, 'ended sessions could not be read'),
});
const queues = createServiceClient({
  baseUrl: config.QUEUES_URL,
  internalSecret: config.INTERNAL_SECRET,
});
await migrate(database.db, MIGRATIONS, log);
const deps: Deps = {
  now: () => new Date(),
  newKey: randomUUID,
  store: await createStore(database),
  queues: createQueuesClient(queues),
  provider: await createPassProvider(database, config, (error) =>
    log.warn({ err: error }, 'the ticket office cannot be used'),
  ),
  googleWallet: googleWalletOf(config, 'pass'),
  appleWallet: appleWalletOf(config, APPLE_CALLS),
  recordFailure: (error, facts) =>
    log.warn({ err: error, ...facts }, 'passes or saved wallet passes were not updated'),
};
if (config.DEMO_DATA) {
  const { addDemoPasses, sellDemoPasses } = await import('./demo.ts');
  await addDemoPasses(deps);
  if (!config.PASS_PROVIDER_URL) await sellDemoPasses(await createEmbeddedProvider(database.db));
}
const stopErasing = followDeletions({
  bus,
  service: 'passes',
  erase: (userId) => erasePerson(deps, userId),
  onError: (error) => log.warn({ err: error }, 'a deleted user could not be erased yet'),
});
const sweeper = runPeriodically({
  everyMs: SWEEP_EVERY_MS,
  work: () => sweep(deps),
  onError: (error) => log.warn({ err: error }, 'the sweeper of passes failed'),
});
const wallets = startWalletUpdates({
  walletsOf: () => walletsOf(deps),
  leases: deps.store.leases,
  onError: (error) => log.warn({ err: error }, 'wallets were not updated'),
});

await startService({
  name: 'passes',
  config,
  app: createApp({ deps, verifier, config, isReady: database.isReady, log }),
  log,
  async onStop() {
    await stopFollowing();
    stopErasing();
    await sweeper.stop();
    await wallets.stop();
    deps.appleWallet?.close();
    await bus.close();
    await database.close();
  },
});
