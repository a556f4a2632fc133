import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type Db, MongoClient } from 'mongodb';
import { DATA_DIR } from './platform.ts';

/** Where the running platform's engine answers. */
export function databaseUri(): string {
  return readFileSync(`${DATA_DIR}/run/database.uri`, 'utf8').trim();
}

/** The databases behind the running platform, to look at what a call left behind. */
export async function openDatabases(): Promise<{
  queues: Db;
  identity: Db;
  passes: Db;
  bus: Db;
  /** The ids of the people whose erasure is on its way. */
  erasures: () => Promise<unknown[]>;
  close: () => Promise<void>;
}> {
  const client = await MongoClient.connect(databaseUri());
  const identity = client.db('turno_identity');
  return {
    queues: client.db('turno_queues'),
    identity,
    passes: client.db('turno_passes'),
    bus: client.db('turno_bus'),
    erasures: () => identity.collection('erasures').distinct('_id'),
    close: () => client.close(),
  };
}

/** Every collection of every service and of the bus with a document that holds one of the texts anywhere. */
export async function tracesOf(texts: readonly string[]): Promise<string[]> {
  const { identity, queues, passes, bus, close } = await openDatabases();
  const traces: string[] = [];
  for (const db of [identity, queues, passes, bus]) {
    for (const { name } of await db.listCollections().toArray()) {
      for await (const document of db.collection(name).find()) {
        const text = JSON.stringify(document);
        if (texts.some((each) => text.includes(each))) traces.push(`${db.databaseName}.${name}`);
      }
    }
  }
  await close();
  return traces;
}

// Leases change all the time, and days are rolled up when they have ended; neither holds user data. A sweep repeats and
// completes the erasures that are on their way.
const HOUSEKEEPING = /lease|lock|sweep|rollUps|^erasures$/;
/** When a job looks again, and how often it has tried in vain. */
const SCHEDULE = ['reportDueAt', 'dueAt', 'failures'];
const withoutSchedule = (key: string, value: unknown) =>
  SCHEDULE.includes(key) ? undefined : value;

/** One hash over the documents of each collection of a database. */
export async function digestOf(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (HOUSEKEEPING.test(name) || name.startsWith('system.')) continue;
    const hash = createHash('sha256');
    for await (const document of db.collection(name).find().sort({ _id: 1 })) {
      hash.update(`${JSON.stringify(document, withoutSchedule)}\n`);
    }
    digests[name] = hash.digest('hex');
  }
  return digests;
}

/** Longer than the delay of background work, such as recounting merchants, publishing events and sending mails. */
const STILL_MS = 3_000;

/** Waits until a service has finished its background work, which would change the digest of its database. */
export async function untilAtRest(db: Db): Promise<void> {
  let last = '';
  const isAtRest = async () => {
    const before = last;
    last = JSON.stringify(await digestOf(db));
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [STILL_MS], timeout: 120_000 }).toBe(true);
}
