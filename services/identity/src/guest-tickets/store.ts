import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

/** A transfer that queues has not confirmed yet. */
export type TicketTransfer = { guestId: number; userId: number };
/** `requestedAt`: when the transfer was requested or last postponed. */
type StoredTransfer = TicketTransfer & { _id: string; requestedAt: Date };

/** Write-ahead intents: each stays here until queues has transferred all tickets that fit. */
export async function createTicketTransfers(db: Db) {
  const transfers = await openCollection<StoredTransfer>(db, {
    name: 'ticket_transfers',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { requestedAt: 1 } }],
  });
  const idOf = ({ guestId, userId }: TicketTransfer) => `${guestId}.${userId}`;

  return {
    /** Records a transfer; idempotent. */
    async begin(transfer: TicketTransfer, now: Date): Promise<void> {
      await transfers.updateOne(
        { _id: idOf(transfer) },
        { $setOnInsert: { ...transfer, requestedAt: now } },
        { upsert: true },
      );
    },
    async end(transfer: TicketTransfer): Promise<void> {
      await transfers.deleteOne({ _id: idOf(transfer) });
    },
    /** Puts a failed transfer behind the others, so that one that never succeeds does not delay the rest. */
    async putOff(transfer: TicketTransfer, now: Date): Promise<void> {
      await transfers.updateOne({ _id: idOf(transfer) }, { $set: { requestedAt: now } });
    },
    /** A bounded batch, those that have waited longest first. */
    async findDue(limit: number): Promise<TicketTransfer[]> {
      const found = await transfers.find().sort({ requestedAt: 1 }).limit(limit).toArray();
      return found.map(({ guestId, userId }) => ({ guestId, userId }));
    },
    /** The guests whose tickets are still to be transferred. */
    guestIds: (): Promise<number[]> => transfers.distinct('guestId'),
  };
}
