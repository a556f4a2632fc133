import type { Collection } from 'mongodb';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../tickets/index.ts';

/** Tickets whose state the passes service has not confirmed yet: that they exist, or that they were removed. */
export async function createPassWork(tickets: Collection<TicketDocument>) {
  await tickets.createIndex({ passDue: 1 }, { partialFilterExpression: { passDue: true } });
  return {
    async markDue(ticketId: string): Promise<void> {
      await tickets.updateOne({ _id: ticketId }, { $set: { passDue: true } });
    },
    /** Clears the flag, unless the ticket was removed meanwhile. */
    async markConfirmed({ id, canceledAt }: TicketRecord): Promise<void> {
      await tickets.updateOne({ _id: id, canceledAt }, { $unset: { passDue: 1 } });
    },
    async findDue(limit: number): Promise<TicketRecord[]> {
      return (await tickets.find({ passDue: true }).limit(limit).toArray()).map(ticketRecord);
    },
  };
}
