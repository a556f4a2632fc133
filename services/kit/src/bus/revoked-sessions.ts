import type { Db } from 'mongodb';
import { REVOCATION_MS } from '../tokens/revocations.ts';

type Revoked = { _id: string; at: Date };

/** Ended sessions, stored as long as their tokens may live; the capped collection drops events much sooner. */
export function revokedSessionsIn(db: Db) {
  const sessions = db.collection<Revoked>('revoked_sessions');
  return {
    async add(sessionId: string): Promise<void> {
      await sessions.updateOne(
        { _id: sessionId },
        { $setOnInsert: { at: new Date() } },
        { upsert: true },
      );
    },
    /** Those that ended since a moment, by the clock of the process that ended them. */
    async list(since: Date): Promise<string[]> {
      await sessions.createIndex({ at: 1 });
      await sessions.deleteMany({ at: { $lt: new Date(Date.now() - REVOCATION_MS) } });
      const found = sessions.find({ at: { $gte: since } }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
}
