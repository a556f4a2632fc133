import type { Collection, Db } from 'mongodb';
import { documentOf, openQueues, type QueueDocument, record, SHOWN } from './queue-documents.ts';
import type { QueueRecord } from './queue-record.ts';
import { queueWrites } from './queue-writes.ts';

/** Queues of every kind; the children of a multi-queue are stored beside their parent. */
export async function createQueues(db: Db) {
  const queues = await openQueues(db);
  return Object.assign(queueReads(queues), queueWrites(queues));
}

function queueReads(queues: Collection<QueueDocument>) {
  return {
    /** The queue when it belongs to the merchant: ids of two merchants never mix. */
    async find(id: number, merchantId: number): Promise<QueueRecord | null> {
      const found = await queues.findOne({ _id: id, merchantId, ...SHOWN });
      return found && record(found);
    },
    /** Queues by id, those that were removed too: their tickets still speak of them. */
    async findMany(ids: readonly number[]): Promise<QueueRecord[]> {
      return (await queues.find({ _id: { $in: [...ids] } }).toArray()).map(record);
    },
    /** All queues of these merchants, in the order they were made. */
    async findOf(merchantIds: readonly number[]): Promise<QueueRecord[]> {
      const found = queues.find({ merchantId: { $in: [...merchantIds] }, ...SHOWN });
      const all = (await found.sort({ _id: 1 }).toArray()).map(record);
      const parents = new Set(all.map(({ id }) => id));
      // Children exist as long as their parent.
      return all.filter(({ parentQueueId: parent }) => parent === null || parents.has(parent));
    },
    /** The queue that a request made, half made or whole. */
    async findMadeBy(merchantId: number, commandId: string | null): Promise<number | null> {
      if (commandId === null) return null;
      const filter = { merchantId, madeBy: commandId, removedAt: { $exists: false } };
      return (await queues.findOne(filter, { projection: { _id: 1 } }))?._id ?? null;
    },
    /** Every short name a merchant's queues have, or are about to have. */
    async shortNames(merchantId: number): Promise<string[]> {
      const found = queues.find(
        { merchantId, removedAt: { $exists: false } },
        { projection: { shortName: 1, shortKeys: 1 } },
      );
      const names = (await found.toArray()).flatMap((each) => [
        each.shortName,
        ...(each.shortKeys ?? []),
      ]);
      return [...new Set(names)];
    },
    /** Writes a queue whole, as it came from elsewhere. */
    async put(queue: QueueRecord): Promise<void> {
      const { _id, ...rest } = documentOf(queue);
      await queues.replaceOne({ _id }, rest, { upsert: true });
    },
  };
}
