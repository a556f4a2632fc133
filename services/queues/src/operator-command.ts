import {
  connectDatabase,
  createBus,
  createLog,
  migrate,
  readConfig,
  serviceConfig,
} from '@turno/kit';
import * as z from 'zod';
import { MIGRATIONS } from './migrations/index.ts';
import { loadReference, OperatorError, operate } from './reference/index.ts';
import { createStore } from './store.ts';

// A command for operators, whether queues is running or not: `npm run operator -w @turno/queues -- category list`.
const { MONGODB_URI, DATABASE_PREFIX, LOG_LEVEL } = serviceConfig;
const config = readConfig(z.object({ MONGODB_URI, DATABASE_PREFIX, LOG_LEVEL }));
const log = createLog('operator', config.LOG_LEVEL);
const name = `${config.DATABASE_PREFIX}_queues`;
const database = await connectDatabase({ uri: config.MONGODB_URI, name, log });
await migrate(database.db, MIGRATIONS, log);
const bus = await createBus({
  client: database.client,
  log,
  database: `${config.DATABASE_PREFIX}_bus`,
});
const now = () => new Date();
const store = await createStore(database, { now, clock: () => performance.now() });
await loadReference({ store });
try {
  const publish = bus.publish.bind(bus);
  const outcome = await operate({ store, now, publish }, process.argv.slice(2));
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await bus.close();
  await database.close();
}
