import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

/** A transfer that queues has not confirmed yet. */
export type TicketTransfer = {
  guestId: number;
  userId: number;
  /** The session that takes the tickets along; absent from transfers of an older release. */
  sessionId?: string;
};
/** `requestedAt`: when the transfer was requested or last postponed. */
type Pair = Pick<TicketTransfer, 'guestId' | 'userId'>;
type StoredTransfer = TicketTransfer & { _id: string; requestedAt: Date };

/** Write-ahead intents: each stays here until queues has transferred all tickets that fit. */
export async function createTicketTransfers(db: Db) {
  const transfers = await openCollection<StoredTransfer>(db, {
    name: 'ticket_transfers',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { requestedAt: 1 } }],
  });
  const idOf = ({ guestId, userId }: Pair) => `${guestId}.${userId}`;

  return {
    /** Records a transfer; idempotent. The latest session counts. */
    async begin({ sessionId, ...pair }: TicketTransfer, now: Date): Promise<void> {
      await transfers.updateOne(
        { _id: idOf(pair) },
        {
          $setOnInsert: { ...pair, requestedAt: now },
          ...(sessionId === undefined ? {} : { $set: { sessionId } }),
        },
        { upsert: true },
      );
    },
    async end(transfer: Pair): Promise<void> {
      await transfers.deleteOne({ _id: idOf(transfer) });
    },
    /** Puts a failed transfer behind the others, so that one that never succeeds does not delay the rest. */
    async putOff(transfer: Pair, now: Date): Promise<void> {
      await transfers.updateOne({ _id: idOf(transfer) }, { $set: { requestedAt: now } });
    },
    /** A bounded batch, those that have waited longest first. */
    async findDue(limit: number): Promise<TicketTransfer[]> {
      const found = await transfers.find().sort({ requestedAt: 1 }).limit(limit).toArray();
      return found.map(({ _id, requestedAt: _requestedAt, ...transfer }) => transfer);
    },
    /** The guests whose tickets are still to be transferred. */
    guestIds: (): Promise<number[]> => transfers.distinct('guestId'),
  };
}
