import { createGroupInserts, openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { ActivityKind } from '@turno/shared-types/activity';
import type { Db, Filter } from 'mongodb';
import type { ActivityLine } from '../rules/activity-line.ts';

export type ActivityDocument = ActivityLine & { _id: string };
export type ActivityRecord = ActivityLine & { id: string };

/** A place in the list: the line that it follows. */
export type Position = { at: Date; id: string };
export type ActivityQuery = {
  merchantId: number;
  userId?: number | undefined;
  kinds?: readonly ActivityKind[] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  before?: Position | undefined;
};

const KEPT_MS = retentionMs(RETENTION.queues.activities);
const ofPeople = (field: 'userId' | 'memberId') => ({
  partialFilterExpression: { [field]: { $gt: 0 } },
});

/** The lines of a command: its id is derived from the command where that is named, so that a retry adds none. */
export function activityDocument(id: string, line: ActivityLine): ActivityDocument {
  return { _id: id, ...line };
}

/** What staff did. The sweeper removes lines after their days, because the embedded database expires nothing. */
export async function createActivities(db: Db) {
  const activities = await openCollection<ActivityDocument>(db, {
    name: 'activities',
    shardKey: { merchantId: 1, _id: 1 },
    indexes: [
      { key: { merchantId: 1, at: -1, _id: -1 } },
      { key: { userId: 1, merchantId: 1, at: -1, _id: -1 }, ...ofPeople('userId') },
      { key: { memberId: 1 }, ...ofPeople('memberId') },
      { key: { at: 1 }, expireAfterSeconds: KEPT_MS / 1_000 },
    ],
  });
  const insert = createGroupInserts(activities);
  return {
    /** Adds a line unless it is there already; lines that arrive together share a write. */
    async add(id: string, line: ActivityLine): Promise<void> {
      await insert(activityDocument(id, line));
    },
    /** The newest lines first. */
    async find(query: ActivityQuery, limit: number): Promise<ActivityRecord[]> {
      const found = activities.find(filterOf(query)).sort({ at: -1, _id: -1 }).limit(limit);
      return (await found.toArray()).map(({ _id: id, ...line }) => ({ id, ...line }));
    },
    async findByPerson(userId: number): Promise<ActivityLine[]> {
      return activities.find({ userId }).sort({ at: 1 }).toArray();
    },
    async removeEnded(now: Date): Promise<void> {
      await activities.deleteMany({ at: { $lt: new Date(now.getTime() - KEPT_MS) } });
    },
    /** Leaves what was done, and not by whom. */
    async erasePerson(userId: number): Promise<void> {
      await activities.updateMany({ userId }, { $unset: { userId: true } });
      await activities.updateMany({ memberId: userId }, { $unset: { memberId: true } });
    },
  };
}

function filterOf(query: ActivityQuery): Filter<ActivityDocument> {
  const { merchantId, userId, kinds, from, to, before } = query;
  const isBefore = before && {
    $or: [{ at: { $lt: before.at } }, { at: before.at, _id: { $lt: before.id } }],
  };
  return {
    merchantId,
    ...(userId === undefined ? {} : { userId }),
    ...(kinds ? { kind: { $in: [...kinds] } } : {}),
    $and: [
      ...(from ? [{ at: { $gte: from } }] : []),
      ...(to ? [{ at: { $lt: to } }] : []),
      ...(isBefore ? [isBefore] : []),
      {},
    ],
  };
}
