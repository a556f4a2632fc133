import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

/** `commands`: those that were counted; absent from an earlier release. */
type DayCount = { _id: string; count: number; commands?: string[]; at: Date };

/** How many invitations each sender sends in a day. */
export async function createInvitationDays(db: Db, now: () => Date) {
  const days = await openCollection<DayCount>(db, {
    name: 'managerInvitationDays',
    shardKey: { _id: 1 },
    indexes: [{ key: { at: 1 } }],
  });
  return {
    /** Counts the command of an invitation of a sender today, once; `false` when the limit is reached. */
    async take(sender: string, limit: number, command: string): Promise<boolean> {
      const at = now();
      const _id = `${sender}|${at.toISOString().slice(0, 10)}`;
      // Filters by the key alone, so that the database retries an upsert that raced with another one.
      await days.updateOne({ _id }, { $setOnInsert: { count: 0, at } }, { upsert: true });
      const { matchedCount } = await days.updateOne(
        { _id, count: { $lt: limit }, commands: { $ne: command } },
        { $inc: { count: 1 }, $push: { commands: command } },
      );
      return matchedCount === 1 || (await days.findOne({ _id, commands: command })) !== null;
    },
    async removeBefore(at: Date): Promise<void> {
      await days.deleteMany({ at: { $lt: at } });
    },
  };
}
