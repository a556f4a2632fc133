import {
  connectDatabase,
  createBus,
  createLog,
  createServiceClient,
  createSigningKeys,
  migrate,
  readConfig,
  startService,
} from '@turno/kit';
import { newUserId } from './accounts/index.ts';
import { createApp } from './app.ts';
import { chooseBotCheck, createSenderBudget } from './bot-check/index.ts';
import { configSchema } from './config.ts';
import { createStore, type Deps } from './deps.ts';
import { createFacebook } from './facebook/index.ts';
import { createMail, createMailTransport } from './mail/index.ts';
import { MIGRATIONS } from './migrations.ts';
import { createForeignPageReport } from './passkeys/index.ts';
import { createPasswords } from './passwords/index.ts';
import { confirmErasure, createPeople } from './personal-data/index.ts';
import { accessTokenSigner, newSessionId } from './sessions/index.ts';
import { startSweeper, sweep } from './sweeper.ts';

const config = readConfig(configSchema);
const log = createLog('identity', config.LOG_LEVEL);
const prefix = config.DATABASE_PREFIX;
const database = await connectDatabase({
  uri: config.MONGODB_URI,
  name: `${prefix}_identity`,
  log,
});
await migrate(database.db, MIGRATIONS, log);
const bus = await createBus({ client: database.client, log, database: `${prefix}_bus` });
const keys = await createSigningKeys({
  db: database.db,
  rotateAfterMs: config.KEY_ROTATION_DAYS * 86_400_000,
  onError: (error) =>
    log.warn({ err: error }, 'the signing keys were not read; the known ones stay in use'),
});
await migrate(database.db, MIGRATIONS, log);
const store = await createStore(database);
const isFacebookConfigured = config.FACEBOOK_APP_ID !== '' && config.FACEBOOK_APP_SECRET !== '';
const mail = createMail({
  outbox: store.outbox,
  issueToken: {
    reset: store.resets.issue,
    confirmation: store.emailLinks.issue,
  },
  transport: createMailTransport({
    smtpUrl: config.MAIL_SMTP_URL,
    directory: config.MAIL_OUTBOX_DIR,
    from: config.MAIL_FROM,
  }),
  siteUrl: config.PAGE_URL,
  now: () => new Date(),
  log,
});
const deps: Deps = {
  now: () => new Date(),
  newUserId,
  newSessionId,
  store,
  passwords: await createPasswords({ guestKey: await store.guestKey() }),
  botCheck: chooseBotCheck(config, await store.botCheckSecrets()),
  isBotCheckRequired: config.BOT_CHECK === 'on',
  guestBudget: createSenderBudget(config.AUTH_RATE_LIMIT_PER_MINUTE),
  passkeyBudget: createSenderBudget(config.AUTH_RATE_LIMIT_PER_MINUTE),
  signAccessToken: accessTokenSigner(keys, {
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
  }),
  facebook: isFacebookConfigured
    ? createFacebook({
        settings: {
          appId: config.FACEBOOK_APP_ID,
          appSecret: config.FACEBOOK_APP_SECRET,
          graphUrl: config.FACEBOOK_GRAPH_URL,
          dialogUrl: config.FACEBOOK_DIALOG_URL,
          publicUrl: config.PUBLIC_URL,
        },
        states: store.facebookStates,
        now: () => new Date(),
        onError: (error) => log.warn({ err: error }, 'a sign-in with Facebook failed'),
      })
    : null,
  pageUrl: config.PAGE_URL,
  reportPasskeyPage: createForeignPageReport({
    pageUrl: config.PAGE_URL,
    log,
    now: () => new Date(),
  }),
  people: createPeople(
    createServiceClient({ baseUrl: config.QUEUES_URL, internalSecret: config.INTERNAL_SECRET }),
    createServiceClient({ baseUrl: config.PASSES_URL, internalSecret: config.INTERNAL_SECRET }),
  ),
  mail,
  publish: (event) => bus.publish(event),
};
if (config.DEMO_DATA) {
  const { addDemoAccounts } = await import('./demo.ts');
  await addDemoAccounts(deps);
}
const stopConfirming = bus.subscribe((event) => {
  if (event.type !== 'user-erased') return;
  confirmErasure(deps, event).catch((error: unknown) =>
    log.warn(
      { err: error },
      'a confirmation of an erasure was not stored; it will be requested again',
    ),
  );
});
const stopMail = mail.start();
const sweeper = startSweeper(
  () =>
    sweep(deps, (since) =>
      log.error({ since }, 'an erasure has not been confirmed by every service'),
    ),
  (error) => log.warn({ err: error }, 'the sweep did not finish'),
);

await startService({
  name: 'identity',
  config,
  app: createApp({ deps, keys, config, isReady: database.isReady, log }),
  log,
  async onStop() {
    stopConfirming();
    await sweeper.stop();
    await stopMail();
    await bus.close();
    await database.close();
  },
});
