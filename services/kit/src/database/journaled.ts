import type { Collection, Document } from 'mongodb';

/**
 * Waits until everything that could be read so far is in the journal. A write of another request can be read before
 * that; answered to a client and lost in a power cut, it would be an acknowledged ticket that is gone.
 */
export async function journaled<T extends Document>({
  db,
  collectionName,
}: Collection<T>): Promise<void> {
  // Finds nothing and changes nothing; it is acknowledged like any journaled write, after all that came before.
  await db.collection(collectionName).bulkWrite([{ deleteOne: { filter: { _id: { $in: [] } } } }]);
}
