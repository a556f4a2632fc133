import type { Migration } from '@turno/kit';

/** Adds to wallet records when they are due; their group is the counter of the ticket. */
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
