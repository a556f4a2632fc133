import { setTimeout as wait } from 'node:timers/promises';
import { type Db, type Document, MongoClient, type MongoClientOptions } from 'mongodb';
import type { Log } from '../log.ts';
import { refuseWeakerConcern, writeConcernFor } from './write-concern.ts';

export type Database = {
  client: MongoClient;
  db: Db;
  /** Whether the engine answers now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** A request waits this long for an engine that restarts before it is refused. */
const SELECTION_MS = 5_000;
const READY_MS = 1_000;
const OPTIONS: MongoClientOptions = {
  serverSelectionTimeoutMS: SELECTION_MS,
  connectTimeoutMS: 3_000,
  // The driver's streaming monitor can wait for ever for an engine that was killed twice in a row; asking cannot.
  serverMonitoringMode: 'poll',
  heartbeatFrequencyMS: 2_000,
  maxPoolSize: 50,
  ignoreUndefined: true,
};

/** Connects to one database, as often as it takes; every write through it is journaled before it is acknowledged. */
export async function connectDatabase({
  uri,
  name,
  log,
}: {
  uri: string;
  name: string;
  log: Log;
}): Promise<Database> {
  refuseWeakerConcern(uri);
  const writeConcern = writeConcernFor(await greet(uri, log));
  const client = new MongoClient(uri, { ...OPTIONS, writeConcern });
  await client.connect();
  const db = client.db(name);
  if (db.writeConcern?.journal !== true) throw new Error('Writes would not be journaled.');
  return {
    client,
    db,
    async isReady() {
      try {
        await db.command({ ping: 1 }, { timeoutMS: READY_MS });
        return true;
      } catch {
        return false;
      }
    },
    close: () => client.close(),
  };
}

async function greet(uri: string, log: Log): Promise<Document> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new MongoClient(uri, { ...OPTIONS, serverSelectionTimeoutMS: 1_000 });
    try {
      return await client.db('admin').command({ hello: 1 });
    } catch (error) {
      if (attempt % 10 === 1) log.warn({ err: error }, 'the database does not answer yet');
      await wait(Math.min(100 * attempt, 1_000));
    } finally {
      await client.close();
    }
  }
}
