import {
  type Collection,
  type Document,
  MongoBulkWriteError,
  type OptionalUnlessRequiredId,
} from 'mongodb';
import { createBatches } from './batches.ts';
import { isDuplicateKey } from './database-errors.ts';

type Options = {
  /** How long documents wait for others to share a batch with, in ms. */
  gatherMs?: number;
};

const BATCH_SIZE = 100;

/**
 * Group commit: documents of one collection that arrive together are inserted in one write. Returns for each whether it is
 * stored; `false` when a unique index rejected it. Documents of different `group`s do not wait for each other.
 */
export function createGroupInserts<T extends Document>(
  collection: Collection<T>,
  { gatherMs = 0 }: Options = {},
) {
  const insert = createBatches<OptionalUnlessRequiredId<T>, boolean>(
    async (_group, documents) => {
      const [first, ...others] = documents;
      if (!first) return [];
      const writing =
        others.length === 0
          ? collection.insertOne(first)
          : collection.insertMany(documents, { ordered: false });
      const rejected = await rejectedOf(writing);
      // If documents were rejected, the engine may not have waited for the journal.
      if (rejected.size > 0) await journaled(collection);
      return documents.map((_each, index) => !rejected.has(index));
    },
    { maxItems: BATCH_SIZE, gatherMs },
  );
  return (document: OptionalUnlessRequiredId<T>, group = 0) => insert(group, document);
}

/** The indexes of the writes that a unique index rejected; any other error is thrown. */
async function rejectedOf(writing: Promise<unknown>): Promise<Set<number>> {
  try {
    await writing;
    return new Set();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    if (!(error instanceof MongoBulkWriteError)) return new Set([0]);
    const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    if (failures.some(({ code }) => code !== error.code)) throw error;
    return new Set(failures.map(({ index }) => index));
  }
}

/**
 * Waits until everything that was readable before is in the journal. Another request's write is readable before it is
 * journaled; if a client received its acknowledgement and a power cut lost it, a confirmed ticket would be gone.
 */
export async function journaled<T extends Document>({
  db,
  collectionName,
}: Collection<T>): Promise<void> {
  // Matches nothing; as a journaled write it is acknowledged after all earlier writes.
  await db.collection(collectionName).bulkWrite([{ deleteOne: { filter: { _id: { $in: [] } } } }]);
}
