import {
  connectDatabase,
  createBus,
  createLog,
  createSigningKeys,
  readConfig,
  startService,
} from '@turno/kit';
import { accessTokenSigner } from './access-tokens.ts';
import { createApp } from './app.ts';
import { createBotCheck } from './bot-check.ts';
import { configSchema } from './config.ts';
import type { Deps } from './deps.ts';
import { newSessionId, newUserId } from './ids.ts';
import { createPasswords } from './passwords.ts';
import { createStore } from './store/index.ts';
import { startSweeper } from './sweeper.ts';

const config = readConfig(configSchema);
const log = createLog('identity', config.LOG_LEVEL);
const prefix = config.DATABASE_PREFIX;
const database = await connectDatabase({
  uri: config.MONGODB_URI,
  name: `${prefix}_identity`,
  log,
});
const bus = await createBus({ client: database.client, log, database: `${prefix}_bus` });
const keys = await createSigningKeys({
  db: database.db,
  rotateAfterMs: config.KEY_ROTATION_DAYS * 86_400_000,
});
const store = await createStore(database.db);
const deps: Deps = {
  now: () => new Date(),
  newUserId,
  newSessionId,
  store,
  passwords: await createPasswords(),
  botCheck: createBotCheck(await store.botCheckSecrets(), config.BOT_CHECK_TRIES),
  isBotCheckRequired: config.BOT_CHECK === 'on',
  signAccessToken: accessTokenSigner(keys, {
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
  }),
  publish: (event) => bus.publish(event),
};
if (config.DEMO_DATA) {
  const { addDemoAccounts } = await import('./demo.ts');
  await addDemoAccounts(deps);
}
const stopSweeping = startSweeper({
  store,
  now: deps.now,
  onError: (error) => log.warn({ err: error }, 'the sweep did not finish'),
});

await startService({
  name: 'identity',
  config,
  app: createApp({ deps, keys, config, isReady: database.isReady, log }),
  log,
  async onStop() {
    await stopSweeping();
    await bus.close();
    await database.close();
  },
});
