import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

/** The ids of the merchants that have closed for good; a closed merchant never opens again. */
export async function createClosedMerchants(db: Db) {
  const closed = await openCollection<{ _id: number; at: Date }>(db, {
    name: 'closed_merchants',
    shardKey: { _id: 'hashed' },
  });
  return {
    async add(merchantId: number, at: Date): Promise<void> {
      await closed.updateOne({ _id: merchantId }, { $setOnInsert: { at } }, { upsert: true });
    },
    /** Those of the given merchants that have closed for good. */
    async among(merchantIds: readonly number[]): Promise<number[]> {
      const found = closed.find({ _id: { $in: [...merchantIds] } }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
}
