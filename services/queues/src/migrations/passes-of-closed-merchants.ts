import type { Migration } from '@turno/kit';

/** S-08: passes is notified of closings by the sweeper; of those that were complete before this release too. */
export const passesOfClosedMerchants: Migration = {
  version: 22,
  name: 'passes is notified of merchants that closed for good earlier',
  async run(db) {
    const merchants = db.collection<{ closedAt?: Date; closure?: string }>('merchants');
    const isComplete = { closedAt: { $exists: true }, closure: { $exists: false } };
    await merchants.updateMany(isComplete, { $set: { closure: 'draining' } });
  },
};
