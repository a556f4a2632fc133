import type { Db } from 'mongodb';

/** Migration: the maximum of line-ups a day becomes a policy, in types and in passes; idempotent. */
export async function setPolicies(db: Db): Promise<void> {
  const policyOf = (maxUsage: string) => ({
    limits: [{ maxUses: { $max: [1, maxUsage] }, period: 'day', within: 'everywhere' }],
    pause: { $literal: null },
    hours: { $literal: [] },
  });
  await db
    .collection('pass_types')
    .updateMany({ policy: { $exists: false } }, [
      { $set: { policy: policyOf('$maxUsage') } },
      { $unset: 'maxUsage' },
    ]);
  await db.collection('passes').updateMany({ 'passType.policy': { $exists: false } }, [
    {
      $set: {
        'passType.policy': policyOf('$passType.maxUsage'),
        // A type without line-ups admitted nobody.
        disabled: { $or: ['$disabled', { $lt: ['$passType.maxUsage', 1] }] },
        revision: 0,
        provider: { $literal: null },
        returns: [],
      },
    },
    { $unset: 'passType.maxUsage' },
  ]);
}

/** Migration: adds the fields that passes of the previous release lack; idempotent. */
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
