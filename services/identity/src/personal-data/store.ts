import type { Db } from 'mongodb';

/** The services that hold something of a person. */
const HOLDERS = ['queues', 'passes'] as const;
export type Holder = (typeof HOLDERS)[number];

type Erasure = { _id: number; requestedAt: Date; confirmed: Holder[] };

/** People who are being deleted: each stays here until every service has confirmed that it holds nothing any more. */
export async function createErasures(db: Db) {
  const erasures = db.collection<Erasure>('erasures');
  await erasures.createIndex({ requestedAt: 1 });

  return {
    /** Notes that somebody is to be deleted; asking again changes nothing. */
    async begin(userId: number, now: Date): Promise<void> {
      await erasures.updateOne(
        { _id: userId },
        { $setOnInsert: { requestedAt: now, confirmed: [] } },
        { upsert: true },
      );
    },
    /** The same for many at once, each since a moment of its own. */
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
    /** A confirmation counts when the deletion was asked for before a moment. */
    async confirm(userId: number, holder: Holder, requestedBefore: Date): Promise<void> {
      await erasures.updateOne(
        { _id: userId, requestedAt: { $lte: requestedBefore } },
        { $addToSet: { confirmed: holder } },
      );
      await erasures.deleteOne({ _id: userId, confirmed: { $all: [...HOLDERS] } });
    },
    /** Who is still being deleted, the oldest first, a bounded lot. */
    async list(limit: number): Promise<{ userId: number; requestedAt: Date }[]> {
      const found = await erasures.find().sort({ requestedAt: 1 }).limit(limit).toArray();
      return found.map(({ _id, requestedAt }) => ({ userId: _id, requestedAt }));
    },
  };
}
