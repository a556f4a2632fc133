import type { Migration } from '@turno/kit';

/** A day that is not rolled up yet ends its tickets when it is. */
export const lapsedTickets: Migration = {
  version: 21,
  name: 'tickets with passes that were never called on days that have ended give their uses back',
  async run(db) {
    const tickets = db.collection<{ counterId: number }>('tickets');
    const counters = db.collection<{ _id: number }>('counters');
    const absent = { $exists: false };
    const isWaiting = { state: 'waiting', 'passes.0': { $exists: true }, lapsedAt: absent };
    const found = tickets.aggregate<{ _id: number }>([
      { $match: isWaiting },
      { $group: { _id: '$counterId' } },
    ]);
    for await (const { _id: counterId } of found) {
      if (await counters.findOne({ _id: counterId, reportDueAt: { $exists: true } })) continue;
      const lapsing = { $set: { lapsedAt: new Date(), passDue: true } };
      await tickets.updateMany({ counterId, ...isWaiting }, lapsing);
    }
  },
};
