import path from 'node:path';
import { connectDatabase, createLog, type Database, migrate } from '@turno/kit';
import { restoreDump } from '@turno/kit/test';
import { openTestDatabase } from '@turno/tools/database';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { createStore } from '../src/store.ts';
import { NOW } from './factories.ts';

export const DUMP = path.resolve(import.meta.dirname, 'previous-release.json');
const log = createLog('test', 'silent');

/** A database that every test of a file finds as the previous release left it. */
export function previousRelease(name: string) {
  let database: Database;
  beforeAll(async () => {
    const { uri } = await openTestDatabase();
    database = await connectDatabase({ uri, name, log });
  });
  beforeEach(() => restoreDump(database.db, DUMP));
  afterAll(() => database.close());
  return {
    db: () => database.db,
    /** The newest store on the migrated database. */
    async migratedStore() {
      await migrate(database.db, MIGRATIONS, log);
      return createStore(database, { now: () => NOW, clock: () => performance.now() });
    },
  };
}
