import { type Connection, trusted } from 'mongoose';
import { replaceWhole } from '../../core/index.ts';
import { documentOf, type QueueDocument, SHOWN } from './queue-documents.ts';
import { openQueues, type QueueModel } from './queue-model.ts';
import type { QueueRecord } from './queue-record.ts';
import { queueRecords } from './queue-records.ts';
import { queueWrites } from './queue-writes.ts';

/** S-01: tickets of a removed queue keep their values, so its prefix stays reserved for longer than a merchant day. */
const REMOVED_PREFIX_MS = 48 * 60 * 60 * 1_000;

/** Queues of every kind; the children of a multi-queue are stored in the same collection. */
export async function createQueues(connection: Connection) {
  const queues = await openQueues(connection);
  return Object.assign(queueReads(queues), queueWrites(queues));
}

function queueReads(queues: QueueModel) {
  const named = async (found: QueueDocument | null): Promise<QueueRecord | null> =>
    found && ((await queueRecords(queues, [found]))[0] ?? null);
  return {
    /** The queue, if it belongs to the merchant. */
    async find(id: number, merchantId: number): Promise<QueueRecord | null> {
      return named(await queues.findOne({ _id: id, merchantId, ...SHOWN }).lean<QueueDocument>());
    },
    /** Queues by id, removed ones included, since their tickets still refer to them. */
    async findMany(ids: readonly number[]): Promise<QueueRecord[]> {
      const found = queues.find({ _id: trusted({ $in: [...ids] }) });
      return queueRecords(queues, await found.lean<QueueDocument[]>());
    },
    /** All queues of these merchants, oldest first. */
    async findOf(merchantIds: readonly number[]): Promise<QueueRecord[]> {
      const found = queues.find({ merchantId: trusted({ $in: [...merchantIds] }), ...SHOWN });
      const all = await queueRecords(queues, await found.sort({ _id: 1 }).lean<QueueDocument[]>());
      const parents = new Set(all.map(({ id }) => id));
      // Children are hidden together with their parent.
      return all.filter(({ parentQueueId: parent }) => parent === null || parents.has(parent));
    },
    /** Whether the merchant has a queue, or one in creation. Children do not count. */
    async hasAny(merchantId: number): Promise<boolean> {
      const filter = { merchantId, parentQueueId: null, removedAt: SHOWN.removedAt };
      return (await queues.exists(filter)) !== null;
    },
    /** The queue that a request created, even when its creation was interrupted. */
    async findMadeBy(merchantId: number, commandId: string | null): Promise<QueueRecord | null> {
      if (commandId === null) return null;
      const filter = { merchantId, madeBy: commandId, removedAt: SHOWN.removedAt };
      return named(await queues.findOne(filter).lean<QueueDocument>());
    },
    /** Short names and ticket prefixes that a new queue of the merchant must not have, including planned ones. */
    async takenNames(merchantId: number, now: Date): Promise<string[]> {
      const since = new Date(now.getTime() - REMOVED_PREFIX_MS);
      const found = queues.find(
        { merchantId, removedAt: trusted({ $not: { $lt: since } }) },
        { shortName: 1, ticketPrefix: 1, shortKeys: 1, removedAt: 1 },
      );
      const names = (await found.lean<QueueDocument[]>()).flatMap((each) => [
        each.ticketPrefix,
        ...(each.removedAt ? [] : [each.shortName, ...(each.shortKeys ?? [])]),
      ]);
      return [...new Set(names)];
    },
    /** Writes a whole queue, for demo data and tests. */
    async put(queue: QueueRecord): Promise<void> {
      await replaceWhole(queues, documentOf(queue));
    },
  };
}
