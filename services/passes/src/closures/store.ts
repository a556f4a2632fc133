import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

/** The merchants that have closed for good, by their ids: a closed one never opens again. */
export async function createClosedMerchants(db: Db) {
  const closed = await openCollection<{ _id: number; at: Date }>(db, {
    name: 'closed_merchants',
    shardKey: { _id: 'hashed' },
  });
  return {
    async add(merchantId: number, at: Date): Promise<void> {
      await closed.updateOne({ _id: merchantId }, { $setOnInsert: { at } }, { upsert: true });
    },
    /** Those of some merchants that have closed. */
    async among(merchantIds: readonly number[]): Promise<number[]> {
      const found = closed.find({ _id: { $in: [...merchantIds] } }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
}
