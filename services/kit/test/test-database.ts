import { openTestDatabase } from '@turno/tools/database';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { createLog } from '../src/log.ts';

/** An empty database for one test file, connected as a service connects. */
export async function connectTestDatabase(name: string): Promise<Database> {
  const engine = await openTestDatabase();
  const database = await connectDatabase({
    uri: engine.uri,
    name,
    log: createLog('test', 'silent'),
  });
  await database.db.dropDatabase();
  return {
    ...database,
    async close() {
      await database.close();
      await engine.close();
    },
  };
}
