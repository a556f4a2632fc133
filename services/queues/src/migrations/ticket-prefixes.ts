import type { Migration } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import { ticketPrefix } from '../queues/index.ts';

/** A queue as stored by the previous release, and as a planned child. */
type Stored = {
  _id: number;
  merchantId: number;
  parentQueueId: number | null;
  name: string;
  ticketPrefix?: string;
  shortKeys?: string[];
  plan?: Stored[];
  removedAt?: Date;
};
type Registering = { _id: number; firstQueue: { name: string } };

/**
 * S-01: numbers of children and pass queues used to begin with two letters of the name, which several queues of a merchant
 * could share. Tickets store only their number, so a new prefix applies to all of them at once.
 */
export const ticketPrefixes: Migration = {
  version: 6,
  name: 'every queue has a ticket prefix of its own in the merchant',
  async run(db) {
    const queues = db.collection<Stored>('queues');
    const lacking = queues.aggregate<{ _id: number }>([
      {
        $match: {
          $or: [
            { ticketPrefix: { $exists: false } },
            { plan: { $elemMatch: { ticketPrefix: { $exists: false } } } },
          ],
        },
      },
      { $group: { _id: '$merchantId' } },
    ]);
    for await (const { _id: merchantId } of lacking) await addPrefixes(queues, merchantId);
    await addFirstQueues(db);
  },
};

async function addPrefixes(queues: Collection<Stored>, merchantId: number): Promise<void> {
  const stored = await queues.find({ merchantId }).sort({ _id: 1 }).toArray();
  const planned = stored.flatMap(({ plan = [] }) => plan);
  const all = [...stored, ...planned.filter(({ _id }) => !stored.some((each) => each._id === _id))];
  const prefixes = new Map(
    all.flatMap(({ _id, ticketPrefix: known }) => (known === undefined ? [] : [[_id, known]])),
  );
  // Visible queues choose their prefixes first.
  for (const queue of all.toSorted((a, b) => Number(isRemoved(a)) - Number(isRemoved(b)))) {
    if (prefixes.has(queue._id)) continue;
    prefixes.set(queue._id, ticketPrefix(queue, prefixes.values()));
  }
  const prefixOf = (id: number) => prefixes.get(id) ?? '';
  for (const { _id, plan, shortKeys } of stored) {
    const family = all.filter((each) => each._id === _id || each.parentQueueId === _id);
    const keys = { $each: family.map((each) => prefixOf(each._id)) };
    const children = plan?.map((child) => ({ ...child, ticketPrefix: prefixOf(child._id) }));
    await queues.updateOne(
      { _id },
      {
        $set: { ticketPrefix: prefixOf(_id), ...(children ? { plan: children } : {}) },
        ...(shortKeys ? { $addToSet: { shortKeys: keys } } : {}),
      },
    );
  }
}

function isRemoved({ removedAt }: Stored): boolean {
  return removedAt !== undefined;
}

/** Merchants whose registration was interrupted store their first queue in their own document. */
async function addFirstQueues(db: Db): Promise<void> {
  const merchants = db.collection<Registering>('merchants');
  const lacking = { 'firstQueue.id': { $gt: 0 }, 'firstQueue.ticketPrefix': { $exists: false } };
  for await (const { _id, firstQueue } of merchants.find(lacking)) {
    const prefix = ticketPrefix({ name: firstQueue.name, parentQueueId: null }, []);
    await merchants.updateOne({ _id }, { $set: { 'firstQueue.ticketPrefix': prefix } });
  }
}
