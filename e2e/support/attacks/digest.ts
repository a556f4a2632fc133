import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Db } from 'mongodb';

// Leases change all the time and hold no user data.
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

/** Longer than the delay of background work in queues, such as recounting merchants and publishing events. */
const STILL_MS = 3_000;

/** Waits until queues has finished its background work, because the sweeper would change the digest. */
export async function untilAtRest(queues: Db): Promise<void> {
  let last = '';
  const isAtRest = async () => {
    const before = last;
    last = await digestOf(queues);
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [STILL_MS], timeout: 120_000 }).toBe(true);
}
