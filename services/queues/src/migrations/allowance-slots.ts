import { dropIndexes, type Migration } from '@turno/kit';

/** A waiting ticket as stored before this migration. */
type Ticket = {
  _id: string;
  counterId: number;
  number: number;
  userId: number;
  active?: true;
  place?: number;
  categoryPlace?: number;
  categoryId?: number | null;
  until?: Date;
};

const BATCH = 500;

/**
 * Until now unique indexes of the tickets guaranteed the slots of allowances. Processes of the previous release rely on those
 * indexes and must have ended.
 */
export const allowanceSlots: Migration = {
  version: 1,
  name: 'slots of allowances are documents of their own',
  async run(db) {
    const tickets = db.collection<Ticket>('tickets').find({ active: true });
    const slots = db.collection<{ _id: string }>('allowances');
    let batch: Parameters<typeof slots.bulkWrite>[0][number][] = [];
    for await (const ticket of tickets) {
      const { _id: ticketId, counterId, number, until = new Date(0) } = ticket;
      const slot = { ticketId, counterId, number, until };
      for (const _id of slotIds(ticket)) {
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

function slotIds({ userId, place, categoryPlace, categoryId }: Ticket): string[] {
  return [
    ...(place === undefined ? [] : [`${userId}:${place}`]),
    ...(categoryPlace === undefined ? [] : [`${userId}:${categoryId}:${categoryPlace}`]),
  ];
}
