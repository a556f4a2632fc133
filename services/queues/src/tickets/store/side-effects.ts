import type { Collection } from 'mongodb';
import { type TicketDocument, type TicketRecord, ticketRecord } from './ticket-documents.ts';

/** Tickets that were called or removed and may still need their side effects applied. */
export function createSideEffects(tickets: Collection<TicketDocument>) {
  return {
    /** The due tickets of one counter, or a bounded batch of all. */
    async findDue(where: { counterId?: number; limit: number }): Promise<TicketRecord[]> {
      const ofCounter = where.counterId === undefined ? {} : { counterId: where.counterId };
      const found = tickets.find({ sideEffectsDue: true, ...ofCounter });
      return (await found.limit(where.limit).toArray()).map(ticketRecord);
    },
    /** The due ones among these tickets. */
    async findDueAmong(ticketIds: readonly string[]): Promise<TicketRecord[]> {
      const found = tickets.find({ _id: { $in: [...ticketIds] }, sideEffectsDue: true });
      return (await found.toArray()).map(ticketRecord);
    },
    async markApplied(ticketId: string): Promise<void> {
      await tickets.updateOne({ _id: ticketId }, { $unset: { sideEffectsDue: 1 } });
    },
  };
}
