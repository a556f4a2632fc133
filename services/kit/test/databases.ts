import { readFileSync } from 'node:fs';
import {
  BSON,
  type Db,
  type Document,
  type IndexDescription,
  type IndexDescriptionInfo,
} from 'mongodb';
import { shardKeyOf } from '../src/database/collections.ts';
import { OPERATIONAL, RETENTION } from '../src/retention.ts';

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

/**
 * What prevents a database from being sharded: collections that declare no shard key, and unique indexes that are
 * neither the `_id` nor begin with that key. Looks at what the engine really has.
 */
export async function shardingProblems(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const problems = await Promise.all(
    collections.map(async ({ name }) => {
      const shardKey = shardKeyOf(db.databaseName, name);
      if (!shardKey) return [`${name} declares no shard key`];
      if (shardKey === 'unsharded') return [];
      const indexes = await db.collection(name).indexes();
      return indexes
        .filter((index) => index.unique && !beginsWith(index, Object.keys(shardKey)))
        .map(({ key }) => `${name} is unique by ${Object.keys(key).join(', ')}`);
    }),
  );
  return problems.flat().toSorted();
}

/** Collections of a database that the list of retentions does not name. */
export async function retentionProblems(
  db: Db,
  service: keyof typeof RETENTION,
): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const known = [...Object.keys(RETENTION[service]), ...OPERATIONAL];
  return collections.map(({ name }) => name).filter((name) => !known.includes(name));
}

function beginsWith({ key }: IndexDescriptionInfo, fields: readonly string[]): boolean {
  const indexed = Object.keys(key);
  return fields.every((field, position) => indexed[position] === field);
}
