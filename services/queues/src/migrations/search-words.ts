import type { Migration } from '@turno/kit';
import { deletions } from '../core/index.ts';

type Merchant = { _id: number; name: string; city?: string | null };

const BATCH_SIZE = 1_000;

/** Adds the search words with which typos are tolerated to merchants of earlier releases. */
export const searchWords: Migration = {
  version: 13,
  name: 'merchants store the deletion neighbourhoods of their words',
  async run(db) {
    const merchants = db.collection<Merchant>('merchants');
    const isOld = { deletions: { $exists: false } };
    const old = () =>
      merchants
        .find(isOld, { projection: { name: 1, city: 1 } })
        .limit(BATCH_SIZE)
        .toArray();
    for (let batch = await old(); batch.length > 0; batch = await old()) {
      await merchants.bulkWrite(
        batch.map(({ _id, name, city }) => ({
          updateOne: {
            // A merchant that changed meanwhile already has them.
            filter: { _id, ...isOld },
            update: { $set: { deletions: deletions(`${name} ${city ?? ''}`) } },
          },
        })),
        { ordered: false },
      );
    }
  },
};
