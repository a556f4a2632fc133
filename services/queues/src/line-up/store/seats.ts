import type { Collections } from './number-batch.ts';

/** Seats of an event's slots, which stand in the counter beside its numbers. */
export function createSeats({ counters, tickets }: Collections) {
  return {
    async freeSeats(counterId: number, ticketId: string): Promise<void> {
      await counters.updateOne({ _id: counterId }, { $pull: { bookings: { ticketId } } });
    },
    /**
     * Frees seats that stand for no ticket: of removed ones, and of numbers that were abandoned. A ticket stands before
     * its number leaves the pending list, so one that is in neither place will never come.
     */
    async freeStaleSeats(counterId: number): Promise<boolean> {
      const counter = await counters.findOne(
        { _id: counterId },
        { projection: { bookings: 1, unfinished: 1 } },
      );
      const pending = new Set(
        Object.values(counter?.unfinished ?? {}).map(({ ticketId }) => ticketId),
      );
      const asked = (counter?.bookings ?? []).flatMap(({ ticketId }) =>
        pending.has(ticketId) ? [] : [ticketId],
      );
      if (asked.length === 0) return false;
      const standing = tickets.find(
        { _id: { $in: asked }, state: { $ne: 'cancelled' } },
        { projection: { _id: 1 } },
      );
      const kept = new Set((await standing.toArray()).map(({ _id }) => _id));
      const stale = asked.filter((ticketId) => !kept.has(ticketId));
      if (stale.length === 0) return false;
      const update = { $pull: { bookings: { ticketId: { $in: stale } } } };
      await counters.updateOne({ _id: counterId }, update);
      return true;
    },
  };
}
