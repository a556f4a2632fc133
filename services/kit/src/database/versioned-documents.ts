import type { Collection, Db, Filter, IndexDescription, UpdateFilter } from 'mongodb';
import { openCollection } from './collections.ts';
import { isDuplicateKey } from './database-errors.ts';

type Versioned<T> = T & { _id: number; version: number };
type Declaration<T> = {
  name: string;
  /** The content of a document that was never written. */
  empty: T;
  indexes?: readonly IndexDescription[];
};

const ATTEMPTS = 20;

/**
 * A collection of documents that change as a whole: each change is decided on the present content and written by
 * compare-and-set, again when another command was faster.
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
  const find = (id: number) => collection.findOne({ _id: id } as Filter<Versioned<T>>);
  return {
    collection,
    async read(id: number): Promise<T> {
      const found = await find(id);
      return found ? contentOf<T>(found) : empty;
    },
    /** Writes `next` and returns `result`; a decision whose `next` is the present content writes nothing. */
    async change<R>(id: number, decide: (present: T) => { next: T; result: R }): Promise<R> {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const found = await find(id);
        const present = found ? contentOf<T>(found) : empty;
        const { next, result } = decide(present);
        if (
          next === present ||
          (await write(collection, { id, version: found?.version ?? 0, next }))
        )
          return result;
      }
      throw new Error('Other commands were faster all the time.');
    },
  };
}

function contentOf<T>(document: object): T {
  const { _id, version, ...content } = document as Versioned<object>;
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
