import { createGroupInserts, openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { Db } from 'mongodb';
import type { EndedUse } from './ended-uses.ts';

type PastUse = EndedUse & { _id: string };

/** Uses of earlier days, one document each, so that a pass holds only what line-ups still need. */
export async function createUseHistory(db: Db) {
  const uses = await openCollection<PastUse>(db, {
    name: 'pass_uses',
    shardKey: { passId: 1 },
    indexes: [{ key: { passId: 1, date: -1 } }, { key: { date: 1 } }],
  });
  const insert = createGroupInserts(uses);

  return {
    /** Adds uses that are missing; another process may add the same ones at the same time. */
    async add(ended: readonly EndedUse[]): Promise<void> {
      await Promise.all(
        ended.map((use) => insert({ _id: `${use.passId}|${use.ticketId}`, ...use })),
      );
    },
    /** All past uses of some passes, for the export of personal data. */
    findOfPasses: (passIds: readonly number[]): Promise<EndedUse[]> =>
      uses.find({ passId: { $in: [...passIds] } }).toArray(),
    /** Removes uses whose retention is over. */
    async removeEnded(now: Date): Promise<void> {
      const before = new Date(now.getTime() - retentionMs(RETENTION.passes.pass_uses));
      await uses.deleteMany({ date: { $lt: before.toISOString().slice(0, 10) } });
    },
  };
}
