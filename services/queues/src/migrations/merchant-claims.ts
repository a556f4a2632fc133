import { dropIndexes, type Migration } from '@turno/kit';
import { claimsOf, type MerchantDocument } from '../merchants/index.ts';

const BATCH = 500;

/**
 * Until now unique indexes guaranteed that a vanity, a place, an address and a request have one merchant. Processes of the
 * previous release rely on those indexes and must have ended.
 */
export const merchantClaims: Migration = {
  version: 4,
  name: 'values that one merchant alone has are documents of their own',
  async run(db) {
    const claims = db.collection<{ _id: string }>('merchantClaims');
    let batch: Parameters<typeof claims.bulkWrite>[0][number][] = [];
    for await (const merchant of db.collection<MerchantDocument>('merchants').find()) {
      const { _id: merchantId, rev } = merchant;
      const $setOnInsert = { merchantId, rev, createdAt: new Date(0) };
      for (const _id of claimsOf(merchant)) {
        batch.push({ updateOne: { filter: { _id }, update: { $setOnInsert }, upsert: true } });
      }
      if (batch.length < BATCH) continue;
      await claims.bulkWrite(batch);
      batch = [];
    }
    if (batch.length > 0) await claims.bulkWrite(batch);
    const names = ['vanity_1', 'placeId_1', 'sameAs_1', 'creation.key_1'];
    await dropIndexes(db, 'merchants', names);
  },
};
