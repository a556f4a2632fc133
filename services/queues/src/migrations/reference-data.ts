import type { Migration } from '@turno/kit';
import { FRANCHISE_RULE } from '@turno/shared-types/constants';

/**
 * Until now operators wrote categories and franchisings directly into the database, so the reference file must not change them.
 */
export const referenceData: Migration = {
  version: 8,
  name: 'categories and franchisings that exist are changes of an operator',
  async run(db) {
    const isOld = { editedAt: { $exists: false } };
    const edited = { editedAt: new Date(), retiredAt: null };
    await db.collection('categories').updateMany(isOld, { $set: edited });
    const franchisings = db.collection<{ _id: number }>('franchisings');
    await franchisings.updateMany(
      { ...isOld, _id: FRANCHISE_RULE.franchisingId },
      { $set: { ...edited, emailDomains: FRANCHISE_RULE.domains } },
    );
    await franchisings.updateMany(isOld, { $set: { ...edited, emailDomains: [] } });
  },
};
