import type { Migration } from '@turno/kit';

export const noticeFields: Migration = {
  version: 19,
  name: 'stored messages have the names of the code',
  async run(db) {
    await db
      .collection('ticketNotices')
      .updateMany({ told: { $exists: true } }, { $rename: { told: 'notified' } });
    await db
      .collection('outbox')
      .updateMany({ askedId: { $exists: true } }, { $rename: { askedId: 'subscriptionId' } });
  },
};
