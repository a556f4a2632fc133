import type { Migration } from '@turno/kit';

/** The kinds that a former release wrote for everybody who waits; now only people who subscribed get messages. */
const FORMER_KINDS = ['notices', 'notice', 'ticket-ended'];

export const noticesByTicket: Migration = {
  version: 17,
  name: 'messages to people who wait follow from their tickets',
  async run(db) {
    await db.collection('outbox').deleteMany({ kind: { $in: FORMER_KINDS } });
  },
};

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
