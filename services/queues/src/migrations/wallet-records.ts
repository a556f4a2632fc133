import type { Migration } from '@turno/kit';

/** Wallets are compared when they are due; the counter of a ticket is the group of its record. */
export const walletRecords: Migration = {
  version: 16,
  name: 'tickets in wallets are compared when they are due',
  async run(db) {
    await db
      .collection('walletTickets')
      .updateMany({ groupId: { $exists: false } }, [
        { $set: { groupId: '$counterId', dueAt: '$$NOW' } },
        { $unset: ['counterId'] },
      ]);
  },
};
