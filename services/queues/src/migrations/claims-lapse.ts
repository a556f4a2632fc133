import type { Migration } from '@turno/kit';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/** S-09: unverified merchants of earlier releases keep their map place and address for thirty days more. */
export const claimsLapse: Migration = {
  version: 11,
  name: 'the claims of unverified merchants lapse',
  async run(db) {
    const claimedUntil = new Date(Date.now() + THIRTY_DAYS_MS);
    const isOld = { isVerified: false, claimedUntil: { $exists: false } };
    await db.collection('merchants').updateMany(isOld, { $set: { claimedUntil } });
  },
};
