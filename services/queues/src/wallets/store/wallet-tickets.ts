import { openCollection, RETENTION, retentionMs } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { Db } from 'mongodb';

/** A ticket that its holder saved in a wallet. It names no person: the ticket does. */
export type WalletTicket = {
  id: string;
  counterId: number;
  language: Locale;
  savedAt: Date;
  /** The digest of what the wallet shows. */
  shown: string;
  /** G-60: whether its holder was erased; the next refresh ends the pass and removes the record. */
  isEnding?: boolean;
};
type WalletTicketDocument = Omit<WalletTicket, 'id'> & { _id: string };

const recordOf = ({ _id: id, ...ticket }: WalletTicketDocument): WalletTicket => ({
  id,
  ...ticket,
});

const KEPT_MS = retentionMs(RETENTION.queues.walletTickets);

/** Which tickets are in a wallet, and what it shows of them. */
export async function createWalletTickets(db: Db) {
  const tickets = await openCollection<WalletTicketDocument>(db, {
    name: 'walletTickets',
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { counterId: 1 } },
      { key: { savedAt: 1 }, expireAfterSeconds: KEPT_MS / 1_000 },
    ],
  });

  return {
    /** Stores a ticket as saved; one that is stored keeps when. */
    async save({ id, savedAt, ...ticket }: WalletTicket): Promise<void> {
      const update = { $set: ticket, $setOnInsert: { savedAt } };
      await tickets.updateOne({ _id: id }, update, { upsert: true });
    },
    /** A bounded batch in the order of ids, of all counters or of some. */
    async findBatch(limit: number, after: string, counterIds: readonly number[] | null) {
      const ofCounters = counterIds === null ? {} : { counterId: { $in: [...counterIds] } };
      const found = tickets.find({ _id: { $gt: after }, ...ofCounters }).sort({ _id: 1 });
      return (await found.limit(limit).toArray()).map(recordOf);
    },
    async findMany(ids: readonly string[]): Promise<WalletTicket[]> {
      return (await tickets.find({ _id: { $in: [...ids] } }).toArray()).map(recordOf);
    },
    /** Records what the wallet shows now; where `shown` is given, only in place of that. */
    async setShown({ id, shown }: { id: string; shown?: string }, after: string): Promise<void> {
      const seen = shown === undefined ? {} : { shown };
      await tickets.updateOne({ _id: id, ...seen }, { $set: { shown: after } });
    },
    /** The sweeper calls it, because the embedded database expires nothing. */
    async removeEnded(now: Date): Promise<void> {
      await tickets.deleteMany({ savedAt: { $lt: new Date(now.getTime() - KEPT_MS) } });
    },
    async markEnding(ids: readonly string[]): Promise<void> {
      await tickets.updateMany({ _id: { $in: [...ids] } }, { $set: { isEnding: true } });
    },
    async remove(id: string): Promise<void> {
      await tickets.deleteOne({ _id: id });
    },
  };
}
