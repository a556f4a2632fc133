import type { Db } from 'mongodb';

type Choice = { _id: number; merchantId: number };

/** The merchant each manager worked with last (IDN-036). */
export function createLastMerchants(db: Db) {
  const choices = db.collection<Choice>('choices');
  return {
    async find(userId: number): Promise<number | null> {
      return (await choices.findOne({ _id: userId }))?.merchantId ?? null;
    },
    async put(userId: number, merchantId: number): Promise<void> {
      await choices.updateOne({ _id: userId }, { $set: { merchantId } }, { upsert: true });
    },
  };
}
