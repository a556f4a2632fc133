import type { Collections } from './number-batch.ts';

/** Seats of an event's slots, which are stored in the counter beside its numbers. */
export function createSeats({ counters, tickets }: Collections) {
  return {
    async freeSeats(counterId: number, ticketId: string): Promise<void> {
      await counters.updateOne({ _id: counterId }, { $pull: { bookings: { ticketId } } });
    },
    /**
     * Frees seats without a ticket: of removed tickets and of abandoned numbers. A ticket is stored before
     * its number leaves the pending list, so one that is in neither place will never come.
     */
    async freeStaleSeats(counterId: number): Promise<boolean> {
      const counter = await counters.findOne(
        { _id: counterId },
        { projection: { bookings: 1, pendingTickets: 1 } },
      );
      const pending = new Set(
        Object.values(counter?.pendingTickets ?? {}).map(({ ticketId }) => ticketId),
      );
      const booked = (counter?.bookings ?? []).flatMap(({ ticketId }) =>
        pending.has(ticketId) ? [] : [ticketId],
      );
      if (booked.length === 0) return false;
      const stored = tickets.find(
        { _id: { $in: booked }, state: { $ne: 'cancelled' } },
        { projection: { _id: 1 } },
      );
      const held = new Set((await stored.toArray()).map(({ _id }) => _id));
      const stale = booked.filter((ticketId) => !held.has(ticketId));
      if (stale.length === 0) return false;
      const update = { $pull: { bookings: { ticketId: { $in: stale } } } };
      await counters.updateOne({ _id: counterId }, update);
      return true;
    },
  };
}
