import type { Migration } from '@turno/kit';

/** What a former release wrote for everybody who waits; messages now go to those who asked for them. */
const FORMER_KINDS = ['notices', 'notice', 'ticket-ended'];

export const noticesByTicket: Migration = {
  version: 17,
  name: 'messages to people who wait follow from their tickets',
  async run(db) {
    await db.collection('outbox').deleteMany({ kind: { $in: FORMER_KINDS } });
  },
};
