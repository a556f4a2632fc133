import { setTimeout as wait } from 'node:timers/promises';
import { type Db, type Document, MongoClient, type MongoClientOptions } from 'mongodb';
import { type Connection, createConnection } from 'mongoose';
import type { Log } from '../log.ts';
import { refuseOldEngine } from './engine-version.ts';
import { SureConnection } from './sure-connection.ts';
import { countSignsOfLife, watchClient } from './watch-client.ts';
import { refuseWeakerConcern, writeConcernFor } from './write-concern.ts';

export type Database = {
  /** Where models of edited documents live. Its driver is `client`: one pool, one write concern, one monitor. */
  connection: Connection;
  client: MongoClient;
  /** The same database through the driver, for conditional updates and batches. */
  db: Db;
  /** Whether the engine answers now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** A request waits this long for an engine that restarts before it is refused. */
const SELECTION_MS = 5_000;
const READY_MS = 1_000;
/** Of a connection that broke without a word, as when a machine between lost its power. */
const SILENCE_MS = 30_000;
const OPTIONS: MongoClientOptions & { connectionType: typeof SureConnection } = {
  connectionType: SureConnection,
  serverSelectionTimeoutMS: SELECTION_MS,
  // Also what a look after the engine waits for: one that takes long is slow, and must not lose all it is doing.
  connectTimeoutMS: 10_000,
  socketTimeoutMS: SILENCE_MS,
  // The driver's streaming monitor can wait for ever for an engine that was killed twice in a row; asking cannot.
  serverMonitoringMode: 'poll',
  heartbeatFrequencyMS: 2_000,
  maxPoolSize: 50,
  ignoreUndefined: true,
};
const MODEL_OPTIONS = {
  // A value of a filter that arrives as an object of operators is compared as a value; `trusted()` marks our own.
  sanitizeFilter: true,
  // `openModel` creates collections and indexes, once and awaited.
  autoIndex: false,
  autoCreate: false,
  // A command fails when the engine is away, as the driver's own do, and does not wait in a second queue.
  bufferCommands: false,
};

/** Connects to one database, as often as it takes; every write through it is journaled before it is acknowledged. */
export async function connectDatabase({
  uri,
  name,
  log,
  onStuck = endProcess,
}: {
  uri: string;
  name: string;
  log: Log;
  /** What to do about a client that is stuck for good; the process ends unless told, to be started again. */
  onStuck?: () => void;
}): Promise<Database> {
  refuseWeakerConcern(uri);
  const hello = await greet(uri, log);
  refuseOldEngine(hello);
  const writeConcern = writeConcernFor(hello);
  const connection = await createConnection(uri, {
    ...OPTIONS,
    ...MODEL_OPTIONS,
    writeConcern,
    dbName: name,
  }).asPromise();
  const client = connection.getClient();
  const db = client.db(name);
  if (db.writeConcern?.journal !== true) throw new Error('Writes would not be journaled.');
  const answers = (timeoutMS: number) =>
    db.command({ ping: 1 }, { timeoutMS }).then(
      () => true,
      () => false,
    );
  const stopWatching = watchClient({
    signsOfLife: countSignsOfLife(client),
    answers: () => answers(SELECTION_MS),
    isEngineWell: async () => (await greetOnce(uri).catch(() => null)) !== null,
    onStuck() {
      log.fatal('the database answers, but not to the connections of this process');
      onStuck();
    },
  });
  return {
    connection,
    client,
    db,
    isReady: () => answers(READY_MS),
    close() {
      stopWatching();
      return connection.close();
    },
  };
}

/** Nothing in this process can be trusted to work again: whoever supervises it starts it anew. */
function endProcess(): void {
  process.exit(1);
}

async function greet(uri: string, log: Log): Promise<Document> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await greetOnce(uri);
    } catch (error) {
      if (attempt % 10 === 1) log.warn({ err: error }, 'the database does not answer yet');
      await wait(Math.min(100 * attempt, 1_000));
    }
  }
}

/** Says hello over a connection of its own. */
async function greetOnce(uri: string): Promise<Document> {
  const client = new MongoClient(uri, { ...OPTIONS, serverSelectionTimeoutMS: 1_000 });
  try {
    return await client.db('admin').command({ hello: 1 });
  } finally {
    await client.close();
  }
}
