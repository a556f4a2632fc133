import {
  connectDatabase,
  createBus,
  createLog,
  migrate,
  readConfig,
  serviceConfig,
} from '@turno/kit';
import * as z from 'zod';
import { createStore } from './deps.ts';
import { MIGRATIONS } from './migrations.ts';
import { demandPasswordChange } from './passwords/index.ts';

// A command for operators, whether identity is running or not: `npm run demand-password-change -w @turno/identity -- <e-mail>`.
const { MONGODB_URI, DATABASE_PREFIX, LOG_LEVEL } = serviceConfig;
const config = readConfig(z.object({ MONGODB_URI, DATABASE_PREFIX, LOG_LEVEL }));
const log = createLog('demand-password-change', config.LOG_LEVEL);
const prefix = config.DATABASE_PREFIX;
const email = (process.argv[2] ?? '').trim().toLowerCase();

const database = await connectDatabase({
  uri: config.MONGODB_URI,
  name: `${prefix}_identity`,
  log,
});
const bus = await createBus({ client: database.client, log, database: `${prefix}_bus` });
await migrate(database.db, MIGRATIONS, log);
const store = await createStore(database);
const userId = await demandPasswordChange({ store, publish: (event) => bus.publish(event) }, email);
await bus.close();
await database.close();

if (userId === null) log.error('no account with a password has this address');
else log.info({ userId }, 'signed out everywhere; the next sign-in asks for another password');
process.exitCode = userId === null ? 1 : 0;
