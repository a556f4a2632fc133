import { connectDatabase, createLog, migrate, readConfig, serviceConfig } from '@turno/kit';
import * as z from 'zod';
import { createStore } from './deps.ts';
import { OperatorError, operate } from './issuing/index.ts';
import { MIGRATIONS } from './migrations.ts';

// A command for operators, whether passes is running or not: `npm run operator -w @turno/passes -- pass-type list`.
const { MONGODB_URI, DATABASE_PREFIX, LOG_LEVEL } = serviceConfig;
const config = readConfig(z.object({ MONGODB_URI, DATABASE_PREFIX, LOG_LEVEL }));
const log = createLog('operator', config.LOG_LEVEL);
const name = `${config.DATABASE_PREFIX}_passes`;
const database = await connectDatabase({ uri: config.MONGODB_URI, name, log });
await migrate(database.db, MIGRATIONS, log);
try {
  const outcome = await operate({ store: await createStore(database) }, process.argv.slice(2));
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
