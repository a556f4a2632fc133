import type { Migration } from '@turno/kit';

/** Counters of earlier releases lack the time at which their day is rolled up. */
export const reportDays: Migration = {
  version: 15,
  name: 'every day of a queue is rolled up once for reports',
  async run(db) {
    await db
      .collection('counters')
      .updateMany({ reportDueAt: { $exists: false }, lastNumber: { $gt: 0 } }, [
        { $set: { reportDueAt: '$createdAt' } },
      ]);
  },
};
