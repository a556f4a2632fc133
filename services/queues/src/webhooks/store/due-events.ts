import type { Collection, Db, Document } from 'mongodb';
import { type CounterDocument, type CounterRecord, counterRecord } from '../../queue-days/index.ts';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../tickets/index.ts';

type TicketEvents = NonNullable<TicketDocument['eventsDue']>;
type QueueEvents = NonNullable<CounterDocument['eventsDue']>;

const DUE = { eventsDue: { $exists: true } } as const;

/**
 * Events that were stored by the same update as their cause and are not in the outbox yet. Only merchants with webhooks have
 * any.
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
    /** Removes the events of a ticket that are now in the outbox; events added meanwhile stay, even equal ones. */
    async clearTicket({ id, counterId }: TicketRecord, events: TicketEvents): Promise<void> {
      await tickets.updateOne({ _id: id, counterId }, without(events));
    },
    /** The same of a counter. */
    async clearCounter({ id }: CounterRecord, events: QueueEvents): Promise<void> {
      await counters.updateOne({ _id: id }, without(events));
    },
  };
}

/** Removes these events from a document, and the field with the last of them. */
function without(events: readonly { id: string }[]): Document[] {
  const ids = { $literal: events.map(({ id }) => id) };
  const known = { $ifNull: ['$eventsDue', []] };
  const rest = { $filter: { input: known, cond: { $not: [{ $in: ['$$this.id', ids] }] } } };
  return [
    { $set: { eventsDue: rest } },
    { $set: { eventsDue: { $cond: [{ $eq: ['$eventsDue', []] }, '$$REMOVE', '$eventsDue'] } } },
  ];
}
