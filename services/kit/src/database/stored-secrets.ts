import type { Db } from 'mongodb';
import { openCollection } from './collections.ts';

/** Secrets by name: made by the first instance that starts, read by all others. */
export async function storedSecrets<T extends Record<string, string>>(
  db: Db,
  name: string,
  made: T,
): Promise<T> {
  const secrets = await openCollection<{ _id: string }>(db, {
    name: 'secrets',
    shardKey: { _id: 1 },
  });
  const document = await secrets.findOneAndUpdate(
    { _id: name },
    { $setOnInsert: made },
    { upsert: true, returnDocument: 'after' },
  );
  if (!document) throw new Error(`The secrets ${name} could not be stored.`);
  const { _id, ...values } = document;
  // Only the line above writes these documents.
  return values as T;
}
