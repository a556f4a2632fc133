import type { Db } from 'mongodb';
import type { QueueRecord } from './records.ts';

type QueueDocument = Omit<QueueRecord, 'id'> & { _id: number };

/** Queues of every kind; the children of a multi-queue stand beside their parent. */
export async function createQueues(db: Db) {
  const queues = db.collection<QueueDocument>('queues');
  await queues.createIndexes([{ key: { merchantId: 1, _id: 1 } }]);

  return {
    /** The queue when it belongs to the merchant: ids of two merchants never mix. */
    async find(id: number, merchantId: number): Promise<QueueRecord | null> {
      const found = await queues.findOne({ _id: id, merchantId });
      return found && record(found);
    },
    async findMany(ids: readonly number[]): Promise<QueueRecord[]> {
      return (await queues.find({ _id: { $in: [...ids] } }).toArray()).map(record);
    },
    /** All queues of these merchants, in the order they were made. */
    async findOf(merchantIds: readonly number[]): Promise<QueueRecord[]> {
      const found = queues.find({ merchantId: { $in: [...merchantIds] } });
      return (await found.sort({ _id: 1 }).toArray()).map(record);
    },
    async put({ id, ...queue }: QueueRecord): Promise<void> {
      await queues.replaceOne({ _id: id }, queue, { upsert: true });
    },
  };
}

function record({ _id, ...queue }: QueueDocument): QueueRecord {
  return { id: _id, ...queue };
}
