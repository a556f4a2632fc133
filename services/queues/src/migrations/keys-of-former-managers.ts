import type { Migration } from '@turno/kit';

type Merchant = { _id: number; managerIds?: number[]; keysToRevokeOf?: number[] };
type Key = Partial<Record<'current' | 'previous', { createdBy: number | null } | null>>;

/** S-08: keys are revoked when their makers leave; the sweeper revokes those of managers who left before this release. */
export const keysOfFormerManagers: Migration = {
  version: 12,
  name: 'API keys of former managers are to be revoked',
  async run(db) {
    const merchants = db.collection<Merchant>('merchants');
    for await (const { _id, keys } of db
      .collection<{ _id: number; keys: Key[] }>('apiKeys')
      .find()) {
      const merchant = await merchants.findOne({ _id });
      // Later releases store a team, and revoke keys themselves when their makers leave.
      if (merchant && !merchant.managerIds) continue;
      const makers = keys.flatMap(({ current, previous }) => [
        ...(current?.createdBy ? [current.createdBy] : []),
        ...(previous?.createdBy ? [previous.createdBy] : []),
      ]);
      const former = makers.filter((maker) => !merchant?.managerIds?.includes(maker));
      if (former.length === 0) continue;
      await merchants.updateOne({ _id }, { $addToSet: { keysToRevokeOf: { $each: former } } });
    }
  },
};
