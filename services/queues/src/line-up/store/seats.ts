import type { Collections } from './number-batch.ts';

type NumberOfTicket = { ticketId: string; number: number };

/** The seats of an event's slots, stored in the counter with its numbers. */
export function createSeats({ counters, tickets }: Collections) {
  return {
    async freeSeats(counterId: number, { ticketId, number }: NumberOfTicket): Promise<void> {
      await counters.updateOne({ _id: counterId }, { $pull: { bookings: { ticketId, number } } });
    },
    /**
     * Frees seats without a ticket: those of removed tickets and abandoned numbers. A ticket is stored before its number leaves
     * the pending list, so a ticket in neither place will never exist.
     */
    async freeStaleSeats(counterId: number): Promise<boolean> {
      const counter = await counters.findOne(
        { _id: counterId },
        { projection: { bookings: 1, pendingTickets: 1 } },
      );
      const pending = Object.values(counter?.pendingTickets ?? {}).map(({ number }) => number);
      const booked = (counter?.bookings ?? []).filter(({ number }) => !pending.includes(number));
      if (booked.length === 0) return false;
      const stored = tickets.find(
        { _id: { $in: booked.map(({ ticketId }) => ticketId) }, state: { $ne: 'cancelled' } },
        { projection: { number: 1 } },
      );
      const held = new Map((await stored.toArray()).map(({ _id, number }) => [_id, number]));
      const stale = booked.filter(({ ticketId, number }) => held.get(ticketId) !== number);
      if (stale.length === 0) return false;
      const numbers = stale.map(({ number }) => number);
      const update = { $pull: { bookings: { number: { $in: numbers } } } };
      await counters.updateOne({ _id: counterId }, update);
      return true;
    },
  };
}
