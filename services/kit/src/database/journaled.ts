import type { Collection, Document } from 'mongodb';

/**
 * Waits until all that could be read so far is in the journal. What another request is just writing can be read before
 * that: told to somebody and lost in a power cut, it would be a ticket that was acknowledged and is gone.
 */
export async function journaled<T extends Document>({
  db,
  collectionName,
}: Collection<T>): Promise<void> {
  // Finds nothing and changes nothing; it is acknowledged like any journaled write, after all that came before.
  await db.collection(collectionName).bulkWrite([{ deleteOne: { filter: { _id: { $in: [] } } } }]);
}
