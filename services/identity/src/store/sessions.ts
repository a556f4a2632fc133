import type { Role, TokenScope } from '@turno/shared-types';
import type { Db } from 'mongodb';

export type SessionRecord = {
  id: string;
  userId: number;
  role: Role;
  /** What tokens of this session are good for. */
  scope: TokenScope;
  createdAt: Date;
  expiresAt: Date;
};

type StoredSession = Omit<SessionRecord, 'id'> & { _id: string };
export type Sessions = Awaited<ReturnType<typeof createSessions>>;

/** Signed-in sessions: an access token is good as long as its session stands here. */
export async function createSessions(db: Db) {
  const sessions = db.collection<StoredSession>('sessions');
  await sessions.createIndexes([{ key: { expiresAt: 1 } }, { key: { userId: 1 } }]);

  return {
    async add({ id, ...session }: SessionRecord): Promise<void> {
      await sessions.insertOne({ _id: id, ...session });
    },
    /** The session when it neither ended nor expired. */
    async findLive(id: string, now: Date): Promise<SessionRecord | null> {
      const record = await sessions.findOne({ _id: id, expiresAt: { $gt: now } });
      if (!record) return null;
      const { _id, ...session } = record;
      return { id: _id, ...session };
    },
    /** Moves the end of a session; one that ended meanwhile stays ended. */
    async extend(id: string, expiresAt: Date): Promise<void> {
      await sessions.updateOne({ _id: id }, { $max: { expiresAt } });
    },
    async end(id: string): Promise<void> {
      await sessions.deleteOne({ _id: id });
    },
    /** Removes the sessions whose time is over; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await sessions.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
    },
  };
}
