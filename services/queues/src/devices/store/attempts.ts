import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';
import { hashedKey } from '../../core/index.ts';

type Attempts = { _id: string; count: number; endsAt: Date };

const WINDOW_MS = 600_000;

/** How often codes were requested and entered, in the database so that all processes count together. */
export async function createDeviceAttempts(db: Db, now: () => Date) {
  const attempts = await openCollection<Attempts>(db, {
    name: 'deviceAttempts',
    shardKey: { _id: 1 },
    indexes: [{ key: { endsAt: 1 }, expireAfterSeconds: 0 }],
  });
  return {
    /** Counts one attempt of a sender before it is judged; returns the milliseconds to wait after too many attempts. */
    async take(sender: string, limit: number): Promise<number> {
      const window = Math.floor(now().getTime() / WINDOW_MS);
      const endsAt = new Date((window + 1) * WINDOW_MS);
      // Filters by the key alone, so that the database retries an upsert that raced with another one.
      const after = await attempts.findOneAndUpdate(
        { _id: hashedKey(`${sender}|${window}`) },
        { $inc: { count: 1 }, $setOnInsert: { endsAt } },
        { upsert: true, returnDocument: 'after' },
      );
      return after && after.count <= limit ? 0 : endsAt.getTime() - now().getTime();
    },
    async removeEnded(): Promise<void> {
      await attempts.deleteMany({ endsAt: { $lt: now() } });
    },
  };
}
