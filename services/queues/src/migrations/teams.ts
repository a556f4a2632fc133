import { dropIndexes, type Migration } from '@turno/kit';

/** S-08: managers of earlier releases could do everything, so each becomes an owner; so do those invited then. */
export const teams: Migration = {
  version: 14,
  name: 'the managers of a merchant are its owners',
  async run(db) {
    const owner = { userId: '$$userId', role: 'owner', since: null };
    await db
      .collection('merchants')
      .updateMany({ managerIds: { $exists: true } }, [
        { $set: { team: { $map: { input: '$managerIds', as: 'userId', in: owner } } } },
        { $unset: 'managerIds' },
      ]);
    await db
      .collection('managerInvitations')
      .updateMany({ role: { $exists: false } }, { $set: { role: 'owner' } });
    await dropIndexes(db, 'merchants', ['managerIds_1']);
  },
};
