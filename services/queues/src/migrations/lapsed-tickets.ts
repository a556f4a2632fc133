import type { Migration } from '@turno/kit';

const DAY_MS = 86_400_000;

/**
 * The tickets of a day end when the day is rolled up. Future days that nobody had joined when migration 15 ran have no time for
 * that and get one here. So do days that ended yesterday, because only the job knows the time zone of their midnight.
 */
export const lapsedTickets: Migration = {
  version: 21,
  name: 'tickets with passes that were never called on days that have ended give their uses back',
  async run(db) {
    const now = new Date();
    const tickets = db.collection<{ counterId: number }>('tickets');
    const counters = db.collection<{ _id: number; date: string }>('counters');
    const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
    const absent = { $exists: false };
    const isWaiting = { state: 'waiting', 'passes.0': { $exists: true }, lapsedAt: absent };
    const found = tickets.aggregate<{ _id: number }>([
      { $match: isWaiting },
      { $group: { _id: '$counterId' } },
    ]);
    for await (const { _id: counterId } of found) {
      const isRecent = { _id: counterId, date: { $gte: yesterday }, reportDueAt: absent };
      await counters.updateOne(isRecent, { $set: { reportDueAt: now } });
      if (await counters.findOne({ _id: counterId, reportDueAt: { $exists: true } })) continue;
      const lapsing = { $set: { lapsedAt: now, lapseDue: true } };
      await tickets.updateMany({ counterId, ...isWaiting }, lapsing);
    }
  },
};
