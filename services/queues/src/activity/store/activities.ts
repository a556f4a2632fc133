import { createGroupInserts, openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { Db } from 'mongodb';
import type { ActivityLine } from '../rules/activity-line.ts';
import { type ActivityQuery, filterOf, NEWEST_FIRST } from './activity-query.ts';

export type ActivityDocument = ActivityLine & { _id: string };
export type ActivityRecord = ActivityLine & { id: string };

const KEPT_MS = retentionMs(RETENTION.queues.activities);
const ofPeople = (field: 'userId' | 'memberId') => ({
  partialFilterExpression: { [field]: { $gt: 0 } },
});

/** The document of a line; its id is derived from the command's id if there is one, so that a retry adds no second line. */
export function activityDocument(id: string, line: ActivityLine): ActivityDocument {
  return { _id: id, ...line };
}

/** The activity of staff. The sweeper removes lines after their retention, because the embedded database has no TTL. */
export async function createActivities(db: Db) {
  const activities = await openCollection<ActivityDocument>(db, {
    name: 'activities',
    shardKey: { merchantId: 1, _id: 1 },
    indexes: [
      { key: { merchantId: 1, kind: 1, ...NEWEST_FIRST } },
      { key: { userId: 1, merchantId: 1, kind: 1, ...NEWEST_FIRST }, ...ofPeople('userId') },
      { key: { memberId: 1 }, ...ofPeople('memberId') },
      { key: { at: 1 }, expireAfterSeconds: KEPT_MS / 1_000 },
    ],
  });
  const insert = createGroupInserts(activities);
  return {
    /** Adds a line unless it exists; lines that arrive together share a write. */
    async add(id: string, line: ActivityLine): Promise<void> {
      await insert(activityDocument(id, line));
    },
    /** Adds the lines of one command together; existing ones stay unchanged. */
    async addAll(lines: readonly ActivityDocument[]): Promise<void> {
      await Promise.all(lines.map((line) => insert(line)));
    },
    /** The newest lines first. */
    async find(query: ActivityQuery, limit: number): Promise<ActivityRecord[]> {
      const found = activities.find(filterOf(query)).sort(NEWEST_FIRST).limit(limit);
      return (await found.toArray()).map(({ _id: id, ...line }) => ({ id, ...line }));
    },
    async findByPerson(userId: number): Promise<ActivityLine[]> {
      return activities.find({ userId }).sort({ at: 1 }).toArray();
    },
    /** The commands that changed a member of a team. */
    async findAboutPerson(memberId: number): Promise<ActivityLine[]> {
      return activities.find({ memberId }).sort({ at: 1 }).toArray();
    },
    async removeEnded(now: Date): Promise<void> {
      await activities.deleteMany({ at: { $lt: new Date(now.getTime() - KEPT_MS) } });
    },
    /** Removes the person from their lines and keeps the lines. */
    async eraseByPerson(userId: number): Promise<void> {
      await activities.updateMany({ userId }, { $unset: { userId: true } });
    },
    async eraseAboutPerson(memberId: number): Promise<void> {
      await activities.updateMany({ memberId }, { $unset: { memberId: true } });
    },
  };
}
