import { dropIndexes, type Migration } from '@turno/kit';
import { allowancesOf, type TicketDocument } from '../queue-days/index.ts';

const BATCH = 500;

/**
 * Slots of allowances were promised by unique indexes of the tickets. A process of the release before this one relies on
 * those indexes: none may run any more.
 */
export const allowanceSlots: Migration = {
  version: 1,
  name: 'slots of allowances are documents of their own',
  async run(db) {
    const tickets = db.collection<TicketDocument>('tickets').find({ active: true });
    const slots = db.collection<{ _id: string }>('allowances');
    let batch: Parameters<typeof slots.bulkWrite>[0][number][] = [];
    for await (const ticket of tickets) {
      for (const { _id, ...slot } of allowancesOf(ticket)) {
        batch.push({ updateOne: { filter: { _id }, update: { $set: slot }, upsert: true } });
      }
      if (batch.length < BATCH) continue;
      await slots.bulkWrite(batch);
      batch = [];
    }
    if (batch.length > 0) await slots.bulkWrite(batch);
    await dropIndexes(db, 'tickets', [
      'one_waiting_ticket',
      'one_ticket_in_a_place',
      'one_ticket_in_a_place_of_a_category',
    ]);
  },
};
