import type { Migration } from '@turno/kit';
import type { Db } from 'mongodb';
import { hashedId } from '../core/index.ts';

type Child = { _id: number; parentQueueId: number };
type Ticket = {
  _id: string;
  counterId: number;
  number: number;
  userId: number;
  queueId: number;
  date: string;
  until?: Date;
};

/**
 * Names the children of multi-queues after their parent, and limits a person to one ticket per family. A person who already
 * waits in two children keeps both tickets; the first one holds the slot.
 */
export const families: Migration = {
  version: 10,
  name: 'children have no name of their own, and waiting tickets hold the slot of their family',
  async run(db) {
    const queues = db.collection<Child>('queues');
    await queues.updateMany({ parentQueueId: { $gt: 0 } }, { $unset: { name: 1 } });
    await queues.updateMany(
      { 'plan.parentQueueId': { $gt: 0 } },
      { $unset: { 'plan.$[].name': 1 } },
    );
    for await (const { _id, parentQueueId } of queues.find({ parentQueueId: { $gt: 0 } })) {
      await addSlots(db, _id, parentQueueId);
    }
  },
};

async function addSlots(db: Db, queueId: number, parentQueueId: number): Promise<void> {
  const tickets = db.collection<Ticket>('tickets');
  const allowances = db.collection<{ _id: string; ticketId: string }>('allowances');
  const counters = db.collection('counters').find({ queueId }, { projection: { _id: 1 } });
  const ids = (await counters.toArray()).map(({ _id }) => Number(_id));
  const waiting = tickets.find({ counterId: { $in: ids }, active: true }).sort({ number: 1 });
  for await (const { _id: ticketId, counterId, number, userId, date, until } of waiting) {
    const family = hashedId(`counter|${parentQueueId}|${date}|null`);
    const slot = { ticketId, counterId, number, until: until ?? new Date(0) };
    const taken = await allowances.findOneAndUpdate(
      { _id: `${userId}:family:${family}` },
      { $setOnInsert: slot },
      { upsert: true, returnDocument: 'after' },
    );
    if (taken?.ticketId === ticketId) {
      await tickets.updateOne({ _id: ticketId, counterId }, { $set: { family } });
    }
  }
}
