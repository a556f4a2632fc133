import type { Collection } from 'mongodb';
import type { TicketDocument } from './tickets.ts';

export type TicketKey = { userId: number; counterId: number; number: number };

/** Tickets of a counter, as staff look through them. */
export function createTicketLists(tickets: Collection<TicketDocument>) {
  return {
    /** Whose tickets wait at a counter, smallest numbers first, a bounded lot. */
    async findWaiting(counterId: number, limit: number): Promise<TicketKey[]> {
      return tickets
        .find({ counterId, state: 'waiting' })
        .project<TicketKey>({ _id: 0, userId: 1, counterId: 1, number: 1 })
        .sort({ number: 1 })
        .limit(limit)
        .toArray();
    },
    async isAnybodyWaiting(counterIds: readonly number[]): Promise<boolean> {
      const filter = { counterId: { $in: [...counterIds] }, state: 'waiting' as const };
      return (await tickets.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
  };
}
