import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

/** The other services that hold personal data. */
const HOLDERS = ['queues', 'passes'] as const;
export type Holder = (typeof HOLDERS)[number];

type Erasure = { _id: number; requestedAt: Date; confirmed: Holder[] };

/** Erasures in progress: each stays here until every service has confirmed that it holds nothing of the person. */
export async function createErasures(db: Db) {
  const erasures = await openCollection<Erasure>(db, {
    name: 'erasures',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { requestedAt: 1 } }],
  });

  return {
    /** Records an erasure, the write-ahead intent; idempotent. */
    async begin(userId: number, now: Date): Promise<void> {
      await erasures.updateOne(
        { _id: userId },
        { $setOnInsert: { requestedAt: now, confirmed: [] } },
        { upsert: true },
      );
    },
    /** Records many erasures, each with its own time of request. */
    async beginAll(all: readonly { userId: number; requestedAt: Date }[]): Promise<void> {
      await erasures.bulkWrite(
        all.map(({ userId, requestedAt }) => ({
          updateOne: {
            filter: { _id: userId },
            update: { $setOnInsert: { requestedAt, confirmed: [] } },
            upsert: true,
          },
        })),
      );
    },
    /** Records a confirmation, which counts only for an erasure requested before the given time. */
    async confirm(userId: number, holder: Holder, requestedBefore: Date): Promise<void> {
      await erasures.updateOne(
        { _id: userId, requestedAt: { $lte: requestedBefore } },
        { $addToSet: { confirmed: holder } },
      );
      await erasures.deleteOne({ _id: userId, confirmed: { $all: [...HOLDERS] } });
    },
    /** Erasures in progress, the oldest first, a bounded batch. */
    async list(limit: number): Promise<{ userId: number; requestedAt: Date }[]> {
      const found = await erasures.find().sort({ requestedAt: 1 }).limit(limit).toArray();
      return found.map(({ _id, requestedAt }) => ({ userId: _id, requestedAt }));
    },
  };
}
