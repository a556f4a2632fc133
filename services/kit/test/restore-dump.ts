import { readFileSync } from 'node:fs';
import { BSON, type Db, type Document, type IndexDescription } from 'mongodb';

type Dump = Record<string, { indexes: IndexDescription[]; documents: Document[] }>;

/** Replaces a database by a dump: an EJSON file of collections with their documents and indexes. */
export async function restoreDump(db: Db, path: string): Promise<void> {
  const dump: Dump = BSON.EJSON.parse(readFileSync(path, 'utf8'));
  await db.dropDatabase();
  for (const [name, { indexes, documents }] of Object.entries(dump)) {
    const collection = await db.createCollection(name);
    if (indexes.length > 0) await collection.createIndexes(indexes);
    if (documents.length > 0) await collection.insertMany(documents);
  }
}
