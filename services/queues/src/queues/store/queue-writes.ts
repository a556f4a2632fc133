import { isDuplicateKey } from '@turno/kit';
import { trusted } from 'mongoose';
import {
  documentOf,
  FAMILY,
  nameKeyOf,
  type QueueClash,
  type QueueDocument,
  SHOWN,
  takenBy,
} from './queue-documents.ts';
import type { QueueModel } from './queue-model.ts';
import type { LearnedPace, QueueRecord } from './queue-record.ts';
import { queueRecords } from './queue-records.ts';

/** Writes of queues. One document decides each write; any process completes a write that spans several documents. */
export function queueWrites(queues: QueueModel) {
  return {
    /**
     * Inserts a queue with the plan of its children; it stays hidden until `finishCreation` has stored them. Returns the clash
     * that prevented it.
     */
    async insert(
      queue: QueueRecord,
      children: readonly QueueRecord[],
      commandId: string | null = null,
    ): Promise<QueueClash | null> {
      const shortKeys = [queue, ...children].flatMap((each) => [each.shortName, each.ticketPrefix]);
      const plan = children.map(documentOf);
      const begun = { work: 'create' as const, ...(plan.length > 0 ? { plan } : {}) };
      const madeBy = commandId === null ? {} : { madeBy: commandId };
      return clashOf(
        queues.create({ ...documentOf(queue), shortKeys, ...begun, ...madeBy }).then(() => null),
      );
    },
    finishCreation: (id: number) => finishCreation(queues, id),
    update: (...args: UpdateArguments) => update(queues, ...args),
    /** Stores the learned pace of a queue, unless another process has stored one meanwhile. */
    async storePace(id: number, merchantId: number, change: PaceChange): Promise<void> {
      const known = change.known?.date ?? null;
      await queues.updateOne(
        { _id: id, merchantId, 'pace.date': known },
        { $set: { pace: change.learned } },
      );
    },
    /** Raises the revision of queues without a change, so that an edit based on the current one fails (S-10). */
    async raiseRevision(ids: readonly number[], merchantId: number, by: number): Promise<void> {
      await queues.updateMany(
        { _id: trusted({ $in: [...ids] }), merchantId },
        { $inc: { rev: by } },
      );
    },
    /** Hides a queue and its children; false when there is no such queue. */
    async markRemoved(id: number, merchantId: number, at: Date): Promise<boolean> {
      const { matchedCount } = await queues.updateOne(
        { _id: id, merchantId, parentQueueId: null, ...SHOWN },
        { $set: { removedAt: at, work: 'remove' }, $unset: { ...FAMILY } },
      );
      return matchedCount === 1;
    },
    /** Hides the children of a removed queue; returns all of them. */
    async removedFamily(id: number, at: Date): Promise<QueueRecord[]> {
      await queues.updateMany(
        { parentQueueId: id, removedAt: SHOWN.removedAt },
        { $set: { removedAt: at } },
      );
      const found = queues.find({ $or: [{ _id: id }, { parentQueueId: id }] });
      return queueRecords(queues, await found.lean<QueueDocument[]>());
    },
    /** Finds at most `limit` queues whose creation or removal was interrupted. */
    async findUnderWay(limit: number) {
      const found = queues.find({ work: trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<QueueDocument[]>()).map(underWay);
    },
    /** Marks a removal as announced; from now on only latecomers are handled. */
    async markDraining(id: number): Promise<void> {
      await queues.updateOne({ _id: id, work: 'remove' }, { $set: { work: 'drain' } });
    },
    async markRemovalDone(id: number): Promise<void> {
      await queues.updateOne({ _id: id, work: 'drain' }, { $unset: { work: 1 } });
    },
  };
}

type PaceChange = { known: LearnedPace | undefined; learned: LearnedPace };

type UpdateArguments = [Pick<QueueRecord, 'id' | 'merchantId' | 'rev'>, Partial<QueueRecord>];

/** Changes some fields by compare-and-set; `null` when the queue's revision has changed, or it is gone. */
async function update(
  queues: QueueModel,
  ...[{ id, merchantId, rev = 0 }, change]: UpdateArguments
): Promise<QueueRecord | QueueClash | null> {
  const key = change.name === undefined ? {} : { nameKey: nameKeyOf(change.name) };
  const filter = { _id: id, merchantId, rev: rev || trusted({ $in: [0, null] }), ...SHOWN };
  const changed = { $set: { merchantId, ...change, ...key, rev: rev + 1 } };
  const changing = queues.findOneAndUpdate(filter, changed, { returnDocument: 'after' });
  const after = await clashOf(changing.lean<QueueDocument>().exec());
  if (after === null || typeof after === 'string') return after;
  return (await queueRecords(queues, [after]))[0] ?? null;
}

function underWay({ _id: id, merchantId, work, removedAt }: QueueDocument) {
  return { id, merchantId, work, removedAt };
}

/** Inserts the planned children and then shows all of them; idempotent, and any process may run it. */
async function finishCreation(queues: QueueModel, id: number): Promise<void> {
  const parent = await queues.findOne({ _id: id, work: 'create' }).lean<QueueDocument>();
  for (const { _id, ...child } of parent?.plan ?? []) {
    await queues.updateOne({ _id }, { $setOnInsert: child }, { upsert: true });
  }
  await queues.updateOne({ _id: id, work: 'create' }, { $unset: { work: 1, plan: 1 } });
}

async function clashOf<T>(write: Promise<T>): Promise<T | QueueClash> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) return takenBy(error);
    throw error;
  }
}
