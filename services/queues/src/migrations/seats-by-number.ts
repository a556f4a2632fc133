import type { Migration } from '@turno/kit';

type Stored = {
  _id: number;
  bookings: { number?: number; ticketId: string }[];
  pendingTickets?: Record<string, { number: number; ticketId: string }>;
};

/** Seats used to belong to a ticket, which may get another number while the seats of its first number are being freed. */
export const seatsByNumber: Migration = {
  version: 18,
  name: 'seats of a show belong to the number of their ticket',
  async run(db) {
    const counters = db.collection<Stored>('counters');
    const lacking = { bookings: { $elemMatch: { number: { $exists: false } } } };
    for await (const { _id, bookings, pendingTickets = {} } of counters.find(lacking)) {
      const ids = bookings.map(({ ticketId }) => ticketId);
      const tickets = db
        .collection<{ _id: string; number: number }>('tickets')
        .find({ _id: { $in: ids }, counterId: _id }, { projection: { number: 1 } });
      const numbers = new Map((await tickets.toArray()).map((each) => [each._id, each.number]));
      for (const { ticketId, number } of Object.values(pendingTickets)) {
        if (!numbers.has(ticketId)) numbers.set(ticketId, number);
      }
      for (const { ticketId } of bookings.filter((each) => each.number === undefined)) {
        const number = numbers.get(ticketId);
        const own = { ticketId, number: { $exists: false } };
        const filter = { _id, bookings: { $elemMatch: own } };
        // Seats without a ticket and a pending number were about to be freed; they get the number 0, which never exists.
        await counters.updateOne(filter, { $set: { 'bookings.$.number': number ?? 0 } });
      }
      await counters.updateOne({ _id }, { $pull: { bookings: { number: 0 } } });
    }
  },
};
