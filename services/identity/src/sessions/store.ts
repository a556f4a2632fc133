import { createGroupInserts, openCollection } from '@turno/kit';
import type { Role, TokenScope } from '@turno/shared-types';
import type { Db } from 'mongodb';

export type SessionRecord = {
  id: string;
  userId: number;
  role: Role;
  /** What tokens of this session are good for. */
  scope: TokenScope;
  /** How often the password had been changed when it was opened. */
  passwordVersion: number;
  /** What it was opened with, as a person would name it; `null` when that is not known. */
  device: string | null;
  createdAt: Date;
  /** When it last showed itself here, to within a few minutes. */
  lastUsedAt: Date;
  expiresAt: Date;
};

type NewSession = Omit<SessionRecord, 'device' | 'lastUsedAt' | 'passwordVersion'> &
  Partial<Pick<SessionRecord, 'device' | 'passwordVersion'>>;
type StoredSession = Omit<SessionRecord, 'id'> & { _id: string };
/** How often the use of one session is written down. */
const NOTE_USE_EVERY_MS = 5 * 60_000;
const LIST_LIMIT = 200;
export type Sessions = Awaited<ReturnType<typeof createSessions>>;

/** Signed-in sessions: an access token is good as long as its session stands here. */
export async function createSessions(db: Db) {
  const sessions = await openCollection<StoredSession>(db, {
    name: 'sessions',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { expiresAt: 1 } }, { key: { userId: 1 } }],
  });
  const insert = createGroupInserts(sessions);

  return {
    async add({ id, device = null, passwordVersion = 0, ...session }: NewSession): Promise<void> {
      const { createdAt: lastUsedAt } = session;
      const isAdded = await insert({ _id: id, ...session, passwordVersion, device, lastUsedAt });
      if (!isAdded) throw new Error('A session of this name stands already.');
    },
    /** The session when it neither ended nor expired. */
    async findLive(id: string, now: Date): Promise<SessionRecord | null> {
      const record = await sessions.findOne({ _id: id, expiresAt: { $gt: now } });
      return record && sessionOf(record);
    },
    /** The sessions of a user that stand, the one used last first. */
    async findOfUser(userId: number, now: Date): Promise<SessionRecord[]> {
      const found = sessions.find({ userId, expiresAt: { $gt: now } }).sort({ lastUsedAt: -1 });
      return (await found.limit(LIST_LIMIT).toArray()).map(sessionOf);
    },
    /** Every session of a user, or those of older passwords than one; also those whose time is over. */
    async idsOfUser(userId: number, olderThan?: number): Promise<string[]> {
      // Sessions of before there were numbers have none.
      const older = olderThan !== undefined && { passwordVersion: { $not: { $gte: olderThan } } };
      const found = sessions.find({ userId, ...older }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
    /** Notes that a session is in use, unless that was noted a short while ago. */
    async touch(id: string, now: Date): Promise<void> {
      const before = new Date(now.getTime() - NOTE_USE_EVERY_MS);
      await sessions.updateOne(
        { _id: id, lastUsedAt: { $lte: before } },
        { $set: { lastUsedAt: now } },
      );
    },
    /** Moves the end of a session; one that ended meanwhile stays ended. */
    async extend(id: string, expiresAt: Date): Promise<void> {
      await sessions.updateOne({ _id: id }, { $max: { expiresAt } });
    },
    /** Ends a session; of several who do so at once, one is told `true`. */
    async end(id: string): Promise<boolean> {
      return (await sessions.deleteOne({ _id: id })).deletedCount === 1;
    },
    /** Removes the sessions whose time is over; answers how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await sessions.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
    },
  };
}

function sessionOf({ _id, ...session }: StoredSession): SessionRecord {
  return { id: _id, ...session };
}
