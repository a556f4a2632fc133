import type { Db } from 'mongodb';

/** The fields that earlier releases did not write. */
const LATER_FIELDS = [
  'issuedBy',
  'transfers',
  'transferId',
  'pastUses',
  'refusals',
  'revision',
  'isUnjudged',
  'provider',
  'returns',
  'passType.policy',
  ...['at', 'enteredAt', 'gateId', 'entries', 'attemptId', 'useId'].map(
    (field) => `usages.${field}`,
  ),
];

/** Stores passes as an earlier release did: with a number of line-ups a day in the place of a policy. */
export async function storeAsBefore(db: Db, refs: readonly { passId: number }[]): Promise<void> {
  const filter = { _id: { $in: refs.map(({ passId }) => passId) } };
  await db
    .collection<{ _id: number }>('passes')
    .updateMany(filter, [{ $set: { 'passType.maxUsage': 1 } }, { $unset: LATER_FIELDS }]);
}
