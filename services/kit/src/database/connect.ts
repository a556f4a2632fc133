import { setTimeout as wait } from 'node:timers/promises';
import {
  type Db,
  type Document,
  MongoClient,
  type MongoClientOptions,
  type WriteConcernSettings,
} from 'mongodb';
import { type Connection, createConnection } from 'mongoose';
import type { Log } from '../log.ts';
import { countSignsOfLife, watchClient } from './watch-client.ts';

export type Database = {
  /** Holds the mongoose models. It shares the driver with `client`: one pool, one write concern, one monitor. */
  connection: Connection;
  client: MongoClient;
  /** The same database through the driver, for conditional updates and batches. */
  db: Db;
  /** Whether the engine responds now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** How long a request waits for a restarting engine before it fails. */
const SELECTION_MS = 5_000;
const READY_MS = 1_000;
/** Closes a silent connection, for example after a machine on the path lost power. */
const SILENCE_MS = 30_000;
const OPTIONS: MongoClientOptions = {
  serverSelectionTimeoutMS: SELECTION_MS,
  // The monitor's checks wait as long too, because a slow engine must not abort the work in progress.
  connectTimeoutMS: 10_000,
  socketTimeoutMS: SILENCE_MS,
  // A streaming monitor may wait forever for an engine that was killed twice in a row; polling does not.
  serverMonitoringMode: 'poll',
  heartbeatFrequencyMS: 2_000,
  maxPoolSize: 50,
  ignoreUndefined: true,
};
const MODEL_OPTIONS = {
  // An object with operators in a filter is compared as a value, unless `trusted()` marks it as ours.
  sanitizeFilter: true,
  // `openModel` creates collections and indexes, once, and awaits them.
  autoIndex: false,
  autoCreate: false,
  // A command fails while the engine is unavailable, as the driver's own commands do, instead of waiting in a second queue.
  bufferCommands: false,
};

/** Connects to one database and retries until it succeeds; every write is journaled before it is acknowledged. */
export async function connectDatabase({
  uri,
  name,
  log,
  onStuck = endProcess,
}: {
  uri: string;
  name: string;
  log: Log;
  /** Called when the client is stuck permanently; by default the process ends, and its supervisor restarts it. */
  onStuck?: () => void;
}): Promise<Database> {
  assertWriteConcern(uri);
  const hello = await readHello(uri, log);
  assertEngineVersion(hello);
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
    isEngineWell: async () => (await readHelloOnce(uri).catch(() => null)) !== null,
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

/** This process cannot recover; its supervisor restarts it. */
function endProcess(): void {
  process.exit(1);
}

async function readHello(uri: string, log: Log): Promise<Document> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readHelloOnce(uri);
    } catch (error) {
      if (attempt % 10 === 1) log.warn({ err: error }, 'the database does not answer yet');
      await wait(Math.min(100 * attempt, 1_000));
    }
  }
}

/** Sends `hello` over a separate connection. */
async function readHelloOnce(uri: string): Promise<Document> {
  const client = new MongoClient(uri, { ...OPTIONS, serverSelectionTimeoutMS: 1_000 });
  try {
    return await client.db('admin').command({ hello: 1 });
  } finally {
    await client.close();
  }
}

/** MongoDB 8.0, the first version that writes to several collections with one command. */
const OLDEST_WIRE_VERSION = 25;

/** Throws when the engine that sent this `hello` is too old. */
export function assertEngineVersion({ maxWireVersion }: Document): void {
  if (Number(maxWireVersion) >= OLDEST_WIRE_VERSION) return;
  throw new Error('MONGODB_URI leads to an engine older than MongoDB 8.0.');
}

/**
 * The concern under which an acknowledged write survives a crash. A standalone database guarantees it only with the
 * journal requested by name (`majority` lost acknowledged writes there); a replica set and a router need the majority too.
 */
export function writeConcernFor(hello: Document): { w: 1 | 'majority'; journal: true } {
  const isCluster = typeof hello.setName === 'string' || hello.msg === 'isdbgrid';
  return { w: isCluster ? 'majority' : 1, journal: true };
}

/** Throws when a connection string sets a weaker write concern. */
export function assertWriteConcern(uri: string): void {
  const client = new MongoClient(uri);
  const asked: WriteConcernSettings | undefined = client.options.writeConcern;
  if (asked && (asked.w === 0 || asked.journal === false || asked.j === false)) {
    throw new Error('MONGODB_URI asks for a weaker write concern than a journaled one.');
  }
}
