import type { Db } from 'mongodb';
import type { LedgerEntry } from '../rules/reservation.ts';
import { createReserver } from './reserver.ts';

export type LedgerDocument = {
  _id: number;
  places: LedgerEntry[];
  /** When the newest reservation should have become a ticket; gone once that was looked at. */
  dueAt?: Date;
  /** When the last of its days ends. */
  until: Date;
};
export type Due = { userId: number; places: LedgerEntry[]; dueAt: Date };
export type Ledgers = Awaited<ReturnType<typeof createLedgers>>;

const RESERVATION_MS = 10_000;

/** For each person the places held today: one document, so that the allowance is decided in one update. */
export async function createLedgers(db: Db, reservationMs = RESERVATION_MS) {
  const ledgers = db.collection<LedgerDocument>('ledgers');
  await ledgers.createIndexes([
    { key: { dueAt: 1 }, partialFilterExpression: { dueAt: { $exists: true } } },
    { key: { until: 1 } },
  ]);

  const reserve = createReserver(ledgers, reservationMs);

  return {
    /** Reserves a place if the allowance has room and the queue is not held yet; renews one's own. */
    reserve,
    /** Whether the time to allocate a number for a place is over, by the database's clock. */
    async hasLapsed(userId: number, { ticketId, expiresAt }: LedgerEntry): Promise<boolean> {
      const lapsed = await ledgers.findOne(
        {
          _id: userId,
          places: { $elemMatch: { ticketId, expiresAt } },
          $expr: { $gt: ['$$NOW', expiresAt] },
        },
        { projection: { _id: 1 } },
      );
      return lapsed !== null;
    },
    async findPlace(userId: number, ticketId: string): Promise<LedgerEntry | null> {
      const ledger = await ledgers.findOne({ _id: userId });
      return ledger?.places.find((place) => place.ticketId === ticketId) ?? null;
    },
    /** Frees the place of a ticket that waits no more. */
    async release(userId: number, ticketId: string): Promise<void> {
      await ledgers.updateOne({ _id: userId }, { $pull: { places: { ticketId } } });
    },
    /** Frees a place unless somebody renewed it since it was seen. */
    async releaseUnrenewed(userId: number, { ticketId, expiresAt }: PlaceKey): Promise<void> {
      await ledgers.updateOne({ _id: userId }, { $pull: { places: { ticketId, expiresAt } } });
    },
    /** Ledgers whose newest reservation should be a ticket by now, a bounded lot. */
    async findDue(databaseNow: Date, limit: number): Promise<Due[]> {
      const found = await ledgers
        .find({ dueAt: { $lt: databaseNow } })
        .limit(limit)
        .toArray();
      return found.flatMap(({ _id, places, dueAt }) =>
        dueAt ? [{ userId: _id, places, dueAt }] : [],
      );
    },
    /** Not due any more, unless something was reserved since. */
    async markLookedAt(dues: readonly Due[]): Promise<void> {
      if (dues.length === 0) return;
      const ids = dues.map(({ userId }) => userId);
      // Whatever was reserved since is due after all of these.
      const newest = new Date(Math.max(...dues.map(({ dueAt }) => dueAt.getTime())));
      await ledgers.updateMany(
        { _id: { $in: ids }, dueAt: { $lte: newest } },
        { $unset: { dueAt: 1 } },
      );
    },
    async removeEnded(before: Date): Promise<void> {
      await ledgers.deleteMany({ until: { $lt: before } });
    },
  };
}

type PlaceKey = Pick<LedgerEntry, 'ticketId' | 'expiresAt'>;
