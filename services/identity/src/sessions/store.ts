import { randomBytes } from 'node:crypto';
import { createGroupInserts, openCollection, textDigest } from '@turno/kit';
import type { Role, TokenScope } from '@turno/shared-types';
import type { Db } from 'mongodb';

/** A new session id: 128 random bits. Access tokens carry it as `sid`. */
export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}

/** The id under which a user sees a session: a digest, so that listings never reveal the `sid` of a token. */
export function shownSessionId(sessionId: string): string {
  return textDigest(sessionId).slice(0, 22);
}

export type SessionRecord = {
  id: string;
  userId: number;
  role: Role;
  /** What tokens of this session permit. */
  scope: TokenScope;
  /** The version of the password with which the session was opened. */
  passwordVersion: number;
  /** The browser and device that opened the session, like "Safari, iPhone"; `null` when unknown. */
  device: string | null;
  createdAt: Date;
  /** When the session was last used, to within five minutes. */
  lastUsedAt: Date;
  expiresAt: Date;
};

type NewSession = Omit<SessionRecord, 'device' | 'lastUsedAt' | 'passwordVersion'> &
  Partial<Pick<SessionRecord, 'device' | 'passwordVersion'>>;
type StoredSession = Omit<SessionRecord, 'id'> & { _id: string };
type Later = 'device' | 'lastUsedAt' | 'passwordVersion';
type OldSession = Omit<StoredSession, Later> & Partial<Pick<StoredSession, Later>>;
/** A use of a session is recorded at most this often. */
const RECORD_USE_EVERY_MS = 5 * 60_000;
export type Sessions = Awaited<ReturnType<typeof createSessions>>;

/** Sessions: an access token is valid as long as its session exists here. */
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
      if (!isAdded) throw new Error('A session with this id exists already.');
    },
    /** The session, unless it has ended or expired. */
    async findLive(id: string, now: Date): Promise<SessionRecord | null> {
      const record = await sessions.findOne({ _id: id, expiresAt: { $gt: now } });
      return record && sessionOf(record);
    },
    /** All live sessions of a user, the one used last first. */
    async findOfUser(userId: number, now: Date): Promise<SessionRecord[]> {
      const found = sessions.find({ userId, expiresAt: { $gt: now } }).sort({ lastUsedAt: -1 });
      return (await found.toArray()).map(sessionOf);
    },
    /**
     * The ids of all sessions of a user, including expired ones, or only of those opened with an older version of the password.
     */
    async idsOfUser(userId: number, olderThan?: number): Promise<string[]> {
      // Sessions from before passwords had versions lack the field.
      const older = olderThan !== undefined && { passwordVersion: { $not: { $gte: olderThan } } };
      const found = sessions.find({ userId, ...older }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
    /** Records that a session is in use, unless that was recorded in the last five minutes. */
    async touch(id: string, now: Date): Promise<void> {
      const before = new Date(now.getTime() - RECORD_USE_EVERY_MS);
      await sessions.updateOne(
        { _id: id, lastUsedAt: { $lte: before } },
        { $set: { lastUsedAt: now } },
      );
    },
    /** Extends a session; one that ended meanwhile stays ended. */
    async extend(id: string, expiresAt: Date): Promise<void> {
      await sessions.updateOne({ _id: id }, { $max: { expiresAt } });
    },
    /** Ends a session; exactly one of concurrent calls returns `true`. */
    async end(id: string): Promise<boolean> {
      return (await sessions.deleteOne({ _id: id })).deletedCount === 1;
    },
    /** Removes expired sessions; returns how many. */
    async removeExpired(now: Date): Promise<number> {
      return (await sessions.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
    },
  };
}

/** A session as stored; those of early releases have no device, last use or version of the password. */
function sessionOf({ _id: id, ...session }: OldSession): SessionRecord {
  const { device = null, lastUsedAt = session.createdAt, passwordVersion = 0 } = session;
  return { ...session, id, device, lastUsedAt, passwordVersion };
}
