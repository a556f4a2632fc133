import { dateAfter } from '@turno/shared-types/rules';
import type { Collection, Db } from 'mongodb';
import { type CounterDocument, findPending } from '../../queue-days/index.ts';
import {
  stripTickets,
  type TicketDocument,
  type TicketRecord,
  ticketRecord,
} from '../../tickets/index.ts';

/** Reads and erases the data of a person. */
export function createPeople(db: Db, tickets: Collection<TicketDocument>, now: () => Date) {
  const counters = db.collection<CounterDocument>('counters');

  return {
    /** All tickets of a person: the export must be complete, and the erasure must end everything that depends on each. */
    async ticketsOf(userId: number): Promise<TicketRecord[]> {
      const found = tickets.find({ userId }).sort({ date: -1, createdAt: -1 });
      return (await found.toArray()).map(ticketRecord);
    },
    async waitingOf(userId: number): Promise<TicketRecord[]> {
      return (await tickets.find({ userId, state: 'waiting' }).toArray()).map(ticketRecord);
    },
    /** Counters in which a number of the person is still pending. */
    async pendingCountersOf(userId: number): Promise<number[]> {
      return (await findPending(counters))
        .filter(({ pendingTickets }) => pendingTickets.some((each) => each.userId === userId))
        .map(({ id }) => id);
    },
    /** Reduces the person's tickets to what the figures of a day need. */
    stripTickets(userId: number): Promise<void> {
      // yesterday's tickets are still shown; without a time zone, one more day is announced.
      const shownFrom = dateAfter(now().toISOString().slice(0, 10), -2);
      return stripTickets(tickets, userId, shownFrom);
    },
    /** The person's stripped tickets of days that are still shown, if their queues were not announced since. */
    async unannouncedOf(userId: number): Promise<TicketRecord[]> {
      return (await tickets.find({ erasedUserId: userId }).toArray()).map(ticketRecord);
    },
    async markAnnounced(ids: readonly string[]): Promise<void> {
      await tickets.updateMany({ _id: { $in: [...ids] } }, { $unset: { erasedUserId: true } });
    },
  };
}
