import { type Db, MongoServerError } from 'mongodb';

/** Drops indexes by name; those that are gone already, or whose collection never was, are left out. */
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
