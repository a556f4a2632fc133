import { connectDatabase, createLog, type Database } from '@turno/kit';
import { openTestDatabase } from '@turno/tools/database';

/** An empty database for one test file, connected as the service connects. */
export async function testDatabase(name: string): Promise<Database> {
  const engine = await openTestDatabase();
  const database = await connectDatabase({
    uri: engine.uri,
    name: `passes_${name}`,
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
