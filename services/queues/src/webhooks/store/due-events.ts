import type { Collection, Db } from 'mongodb';
import { type CounterDocument, type CounterRecord, counterRecord } from '../../queue-days/index.ts';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../tickets/index.ts';

type TicketEvents = NonNullable<TicketDocument['eventsDue']>;
type QueueEvents = NonNullable<CounterDocument['eventsDue']>;

const DUE = { eventsDue: { $exists: true } } as const;

/**
 * Events that are stored with what caused them, by the same update, and not in the outbox yet. Only merchants with webhooks
 * have any.
 */
export async function createDueEvents(db: Db, tickets: Collection<TicketDocument>) {
  const counters = db.collection<CounterDocument>('counters');
  for (const collection of [tickets, counters]) {
    await collection.createIndex({ eventsDue: 1 }, { partialFilterExpression: DUE });
  }
  return {
    async findTickets(limit: number): Promise<{ ticket: TicketRecord; events: TicketEvents }[]> {
      const found = await tickets.find(DUE).limit(limit).toArray();
      return found.map(({ eventsDue = [], ...document }) => ({
        ticket: ticketRecord(document),
        events: eventsDue,
      }));
    },
    async findCounters(limit: number): Promise<{ counter: CounterRecord; events: QueueEvents }[]> {
      const found = await counters.find(DUE).limit(limit).toArray();
      return found.map(({ eventsDue = [], ...document }) => ({
        counter: counterRecord(document),
        events: eventsDue,
      }));
    },
    /** Removes the events of a ticket that are in the outbox now; one that was added meanwhile stays. */
    async clearTicket({ id, counterId }: TicketRecord, events: TicketEvents): Promise<void> {
      const ticket = { _id: id, counterId };
      await tickets.bulkWrite([
        { updateOne: { filter: ticket, update: { $pullAll: { eventsDue: events } } } },
        {
          updateOne: {
            filter: { ...ticket, eventsDue: { $size: 0 } },
            update: { $unset: { eventsDue: 1 } },
          },
        },
      ]);
    },
    /** The same of a counter. */
    async clearCounter({ id }: CounterRecord, events: QueueEvents): Promise<void> {
      const ids = events.map((event) => event.id);
      await counters.bulkWrite([
        {
          updateOne: {
            filter: { _id: id },
            update: { $pull: { eventsDue: { id: { $in: ids } } } },
          },
        },
        {
          updateOne: {
            filter: { _id: id, eventsDue: { $size: 0 } },
            update: { $unset: { eventsDue: 1 } },
          },
        },
      ]);
    },
  };
}
