import type { Db } from 'mongodb';

/** Migration: passes of the previous release get the fields that they lack; idempotent. */
export async function completePasses(db: Db): Promise<void> {
  const missing = (field: string, value: unknown) => ({ $ifNull: [`$${field}`, value] });
  await db.collection('passes').updateMany({ transfers: { $exists: false } }, [
    {
      $set: {
        issuedBy: missing('issuedBy', null),
        transfers: { $cond: [{ $eq: ['$userId', null] }, 0, 1] },
        pastUses: missing('pastUses', 0),
        'passType.franchisingId': missing('passType.franchisingId', null),
        'passType.merchants': missing('passType.merchants', []),
        'passType.preferences': missing('passType.preferences', []),
      },
    },
  ]);
}
