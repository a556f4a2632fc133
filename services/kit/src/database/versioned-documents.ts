import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Db, Filter, IndexDescription, UpdateFilter } from 'mongodb';
import { ApiError } from '../api-error.ts';
import { backOffMs } from './back-off.ts';
import { openCollection } from './collections.ts';
import { isDuplicateKey } from './database-errors.ts';
import { createKeyedQueue } from './keyed-queue.ts';

type Versioned<T> = T & { _id: number; version: number };
type Declaration<T> = {
  name: string;
  /** The content of a document that was never written. */
  empty: T;
  indexes?: readonly IndexDescription[];
};

type Documents<T> = { collection: Collection<Versioned<T>>; empty: T };
type Decide<T, R> = (present: T) => { next: T; result: R };

/** How often other processes may be faster before a change gives up. */
const ATTEMPTS = 30;

/**
 * A collection of documents that change as a whole: each change is decided on the current content and written by
 * compare-and-set; it is decided again when another process was faster. Changes within this process are sequential.
 */
export async function openVersionedDocuments<T extends object>(
  db: Db,
  { name, empty, indexes = [] }: Declaration<T>,
) {
  const collection: Collection<Versioned<T>> = await openCollection(db, {
    name,
    shardKey: { _id: 1 },
    indexes,
  });
  const inOrder = createKeyedQueue<number>();
  return {
    collection,
    async read(id: number): Promise<T> {
      return contentOf(await find(collection, id), empty);
    },
    /** Writes `next` and returns `result`; writes nothing when `next` is the current content. */
    change: <R>(id: number, decide: Decide<T, R>): Promise<R> =>
      inOrder(id, () => changeDocument({ collection, empty }, id, decide)),
  };
}

async function changeDocument<T extends object, R>(
  { collection, empty }: Documents<T>,
  id: number,
  decide: Decide<T, R>,
): Promise<R> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(backOffMs(attempt));
    const found = await find(collection, id);
    const present = contentOf(found, empty);
    const { next, result } = decide(present);
    const change = { id, version: found?.version ?? 0, next };
    if (next === present || (await write(collection, change))) return result;
  }
  throw new ApiError('service_unavailable');
}

function find<T extends object>(collection: Collection<Versioned<T>>, id: number) {
  return collection.findOne({ _id: id } as Filter<Versioned<T>>);
}

function contentOf<T extends object>(found: object | null, empty: T): T {
  if (!found) return empty;
  const { _id, version, ...content } = found as Versioned<object>;
  return content as T;
}

async function write<T extends object>(
  collection: Collection<Versioned<T>>,
  { id, version, next }: { id: number; version: number; next: T },
): Promise<boolean> {
  const isNew = version === 0;
  const filter = { _id: id, version: isNew ? { $exists: false } : version };
  const update = { $set: { ...next, version: version + 1 } };
  try {
    const { matchedCount, upsertedCount } = await collection.updateOne(
      filter as Filter<Versioned<T>>,
      update as unknown as UpdateFilter<Versioned<T>>,
      { upsert: isNew },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
