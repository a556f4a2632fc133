import type { Migration } from '@turno/kit';

const NAMES = [
  ['answers', 'idempotencyRecords'],
  ['choices', 'lastMerchants'],
  ['marks', 'checkpoints'],
] as const;

/**
 * Renames collections to the names that the code uses, and gives abandoned messages the state that the kit's outbox removes.
 */
export const collectionNames: Migration = {
  version: 3,
  name: 'collections have the names of the code',
  async run(db) {
    const stored = (await db.listCollections({}, { nameOnly: true }).toArray()).map(
      ({ name }) => name,
    );
    for (const [before, after] of NAMES) {
      if (stored.includes(before)) await db.renameCollection(before, after, { dropTarget: true });
    }
    await db
      .collection('outbox')
      .updateMany({ state: 'given-up' }, { $set: { state: 'abandoned' } });
  },
};
