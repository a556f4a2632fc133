import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

type LastMerchant = { _id: number; merchantId: number };

/** The merchant each manager worked with last (IDN-036). */
export async function createLastMerchants(db: Db) {
  const lastMerchants = await openCollection<LastMerchant>(db, {
    name: 'lastMerchants',
    shardKey: { _id: 1 },
  });
  return {
    async find(userId: number): Promise<number | null> {
      return (await lastMerchants.findOne({ _id: userId }))?.merchantId ?? null;
    },
    async put(userId: number, merchantId: number): Promise<void> {
      await lastMerchants.updateOne({ _id: userId }, { $set: { merchantId } }, { upsert: true });
    },
    async remove(userId: number): Promise<void> {
      await lastMerchants.deleteOne({ _id: userId });
    },
  };
}
