import { dropIndexes, type Migration } from '@turno/kit';

const THIRTY_DAYS_MS = 30 * 86_400_000;
const OLD_INDEXES = [
  'hasQueues_1_tickets_-1__id_1',
  'hasQueues_1__id_-1',
  'hasQueues_1_starts_1_tickets_-1__id_1',
  'hasQueues_1_categoryIds_1_tickets_-1__id_1',
  'hasQueues_1_franchisingId_1_tickets_-1__id_1',
  'hasQueues_1_location.type_1_tickets_-1__id_1',
];

/** S-09: accounts of earlier releases count as confirmed, so their merchants stay listed. */
export const verifiedMerchants: Migration = {
  version: 9,
  name: 'merchants of earlier releases are verified',
  async run(db) {
    const isOld = { isVerified: { $exists: false } };
    await db.collection('merchants').updateMany(isOld, { $set: { isVerified: true } });
    await dropIndexes(db, 'merchants', OLD_INDEXES);
  },
};

/** S-09: unverified merchants of earlier releases reserve their map place and address for thirty more days. */
export const claimsLapse: Migration = {
  version: 11,
  name: 'the claims of unverified merchants lapse',
  async run(db) {
    const claimedUntil = new Date(Date.now() + THIRTY_DAYS_MS);
    const isOld = { isVerified: false, claimedUntil: { $exists: false } };
    await db.collection('merchants').updateMany(isOld, { $set: { claimedUntil } });
  },
};
