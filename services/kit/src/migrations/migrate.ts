import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, MongoServerError } from 'mongodb';
import { openCollection } from '../database/collections.ts';
import { createLeases } from '../jobs/leases.ts';
import { runPeriodically } from '../jobs/run-periodically.ts';
import type { Log } from '../log.ts';

export type Migration = {
  /** The schema version of the database after the step; versions are consecutive and begin with 1. */
  version: number;
  name: string;
  /** Idempotent: if the process of a step dies, the step runs again from its beginning. */
  run: (db: Db) => Promise<void>;
};

type Done = { _id: number; name: string; doneAt: Date };

const LEASE = 'migrations';
const LEASE_MS = 30_000;
const RENEW_MS = 5_000;
const WAIT_MS = 250;

/**
 * Migrates a database to the newest schema version, before the stores of a service open their collections. One process runs the
 * steps in order, under a lease; the others wait. A process that has lost the lease throws: it neither records its step nor
 * runs the next. Steps only go forward. A step that removes something on which the previous release relies says so: processes
 * of that release must have ended by then.
 */
export async function migrate(db: Db, steps: readonly Migration[], log: Log): Promise<void> {
  const migrations = await openCollection<Done>(db, { name: 'migrations', shardKey: { _id: 1 } });
  const versionOf = async () => {
    const [last] = await migrations.find().sort({ _id: -1 }).limit(1).toArray();
    return last?._id ?? 0;
  };
  const newest = checkedNewest(steps);
  const leases = await createLeases(db);
  const holder = randomUUID();
  while ((await versionOf()) < newest) {
    if (!(await leases.take(LEASE, holder, LEASE_MS))) {
      await wait(WAIT_MS);
      continue;
    }
    const renew = () => leases.take(LEASE, holder, LEASE_MS);
    const assertHeld = async () => {
      if (!(await renew())) throw new Error('Another process holds the lease of the migrations.');
    };
    const renewal = runPeriodically({
      everyMs: RENEW_MS,
      work: renew,
      onError: (error) => log.warn({ err: error }, 'the lease of the migrations was not renewed'),
    });
    try {
      const version = await versionOf();
      for (const step of steps.filter((each) => each.version > version)) {
        log.info({ version: step.version, step: step.name }, 'the database is migrated');
        await step.run(db);
        await assertHeld();
        await migrations.insertOne({ _id: step.version, name: step.name, doneAt: new Date() });
      }
    } finally {
      await renewal.stop();
      await leases.release(LEASE, holder);
    }
  }
}

/** The version after all steps; throws unless they are numbered 1, 2, 3 and so on. */
function checkedNewest(steps: readonly Migration[]): number {
  for (const [index, { version, name }] of steps.entries()) {
    if (version !== index + 1)
      throw new Error(`The migration ${name} must have version ${index + 1}.`);
  }
  return steps.length;
}

/** Drops indexes by name; missing indexes and collections are skipped. */
export async function dropIndexes(
  db: Db,
  collection: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    try {
      await db.collection(collection).dropIndex(name);
    } catch (error) {
      const isGone =
        error instanceof MongoServerError &&
        (error.codeName === 'IndexNotFound' || error.codeName === 'NamespaceNotFound');
      if (!isGone) throw error;
    }
  }
}
