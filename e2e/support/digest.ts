import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';

// Who swept last is not anybody's data.
const HOUSEKEEPING = /lease|lock|sweep/;

/** One hash over every document of a database. */
export async function digestOf(db: Db): Promise<string> {
  const hash = createHash('sha256');
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (HOUSEKEEPING.test(name) || name.startsWith('system.')) continue;
    for await (const document of db.collection(name).find().sort({ _id: 1 })) {
      hash.update(`${name} ${JSON.stringify(document)}\n`);
    }
  }
  return hash.digest('hex');
}
