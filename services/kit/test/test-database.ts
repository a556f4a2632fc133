import { openTestDatabase } from '@turno/tools/database';
import type { Db, MongoClient } from 'mongodb';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { createLog } from '../src/log.ts';

/** Databases that the running test file has open; modules are loaded anew for each file. */
const open = new Set<string>();

/**
 * An empty database, connected as a service connects. The files of one jest worker run one after the other and share
 * it: it keeps its collections and indexes, whose creation would take most of the time of a short file.
 */
export async function connectTestDatabase(): Promise<Database> {
  const database = await connect();
  await removeDocuments(database);
  return database;
}

/** A database without any collection, for tests that look at all collections that a service creates. */
export async function connectNewTestDatabase(): Promise<Database> {
  const database = await connect();
  await database.db.dropDatabase();
  return database;
}

async function connect(): Promise<Database> {
  const engine = await openTestDatabase();
  const name = unusedName();
  open.add(name);
  const database = await connectDatabase({
    uri: engine.uri,
    name,
    log: createLog('test', 'silent'),
  });
  return {
    ...database,
    async close() {
      await database.close();
      await engine.close();
      open.delete(name);
    },
  };
}

function unusedName(): string {
  let number = 1;
  while (open.has(`test_${number}`)) number += 1;
  return `test_${number}`;
}

async function removeDocuments({ client, db }: { client: MongoClient; db: Db }): Promise<void> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  if (collections.length === 0) return;
  await client.bulkWrite(
    collections.map(({ name }) => ({
      name: 'deleteMany',
      namespace: `${db.databaseName}.${name}`,
      filter: {},
    })),
  );
}
