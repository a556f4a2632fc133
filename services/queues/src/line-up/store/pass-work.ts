import type { Collection } from 'mongodb';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../tickets/index.ts';

const ABSENT = { $exists: false } as const;

/** Tickets whose state passes has not confirmed yet: that they exist, or that they no longer keep a use. */
export async function createPassWork(tickets: Collection<TicketDocument>) {
  for (const flag of ['passDue', 'lapseDue']) {
    await tickets.createIndex({ [flag]: 1 }, { partialFilterExpression: { [flag]: true } });
  }
  return {
    async markDue(ticketId: string): Promise<void> {
      await tickets.updateOne({ _id: ticketId }, { $set: { passDue: true } });
    },
    /** Ends the waiting tickets with passes of counters whose day is over, each once. */
    async lapse(counterIds: readonly number[], at: Date): Promise<void> {
      const isWaiting = { counterId: { $in: [...counterIds] }, state: 'waiting' as const };
      await tickets.updateMany(
        { ...isWaiting, 'passes.0': { $exists: true }, lapsedAt: ABSENT },
        { $set: { lapsedAt: at, lapseDue: true } },
      );
    },
    /** Clears the flags, unless the ticket was removed or its day ended meanwhile. */
    async markConfirmed({ id, canceledAt, lapsedAt }: TicketRecord): Promise<void> {
      await tickets.updateOne(
        { _id: id, canceledAt, lapsedAt: lapsedAt ?? ABSENT },
        { $unset: { passDue: 1, lapseDue: 1 } },
      );
    },
    async findDue(limit: number): Promise<TicketRecord[]> {
      const isDue = { $or: [{ passDue: true as const }, { lapseDue: true as const }] };
      return (await tickets.find(isDue).limit(limit).toArray()).map(ticketRecord);
    },
  };
}
