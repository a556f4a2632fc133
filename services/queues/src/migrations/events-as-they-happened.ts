import type { Migration } from '@turno/kit';
import type { Db } from 'mongodb';

type StoredTicket = {
  _id: string;
  counterId: number;
  createdAt: Date;
  executedAt?: Date | null;
  returnedAt?: Date;
  putBackAt?: Date;
  asideAt?: Date;
  canceledAt?: Date | null;
  checkedInAt?: Date | null;
  calledAgain?: { at: Date; desk?: { name: string } };
  desk?: { name: string };
  movedTo?: object;
  entries?: { undoneAt: Date | null }[];
  eventsDue?: (string | { event: string })[];
};
type Pending = { ticketId: string; at: Date; eventsDue?: unknown[] };
type StoredCounter = {
  _id: number;
  merchantId: number;
  pendingTickets?: Record<string, Pending>;
};

const REPEATABLE = [
  'ticket.called_again',
  'ticket.not_come',
  'ticket.put_back',
  'ticket.taken_back',
];

/**
 * Until now only the names of events were stored, and their content was read from the ticket at collection. Their ids stay
 * unchanged, because a message may already be in the outbox. Processes of the previous release read only names and must have
 * ended.
 */
export const eventsAsTheyHappened: Migration = {
  version: 20,
  name: 'events for webhooks are stored with what they tell',
  async run(db) {
    await completeCalls(db);
    const tickets = db.collection<StoredTicket>('tickets');
    for await (const ticket of tickets.find({ eventsDue: { $type: 'string' } })) {
      const { _id, counterId, eventsDue = [] } = ticket;
      const events = eventsDue.map((each) =>
        typeof each === 'string' ? eventOf(each, ticket) : each,
      );
      await tickets.updateOne({ _id, counterId }, { $set: { eventsDue: events } });
    }
    await completeCounters(db);
  },
};

/** The event of a call used to be stored with its side effects, and is now stored with the call itself. */
async function completeCalls(db: Db): Promise<void> {
  const tickets = db.collection<StoredTicket>('tickets');
  const merchantId = { $in: await merchantsWithWebhooks(db) };
  const flagged = { state: 'called', sideEffectsDue: true, merchantId };
  const called = { eventsDue: 'ticket.called', 'eventsDue.event': 'ticket.called' };
  const $nor = Object.entries(called).map(([field, value]) => ({ [field]: value }));
  for await (const { _id, counterId } of tickets.find({ ...flagged, $nor })) {
    const first = { $each: ['ticket.called'], $position: 0 };
    await tickets.updateOne({ _id, counterId }, { $push: { eventsDue: first } });
  }
}

/** Completes numbers whose tickets do not exist yet, and groups in progress. */
async function completeCounters(db: Db): Promise<void> {
  const counters = db.collection<StoredCounter>('counters');
  for await (const { _id, pendingTickets = {} } of counters.find({ hasPendingTickets: true })) {
    for (const [number, { ticketId, at, eventsDue }] of Object.entries(pendingTickets)) {
      if (!eventsDue?.includes('ticket.joined')) continue;
      const event = { id: `ticket.joined.${ticketId}`, event: 'ticket.joined', at };
      const path = `pendingTickets.${number}`;
      const filter = { _id, [`${path}.ticketId`]: ticketId };
      await counters.updateOne(filter, { $set: { [`${path}.eventsDue`]: [event] } });
    }
  }
  const merchantId = { $in: await merchantsWithWebhooks(db) };
  const underWay = { 'groupCall.callId': { $exists: true }, merchantId };
  await counters.updateMany(underWay, { $set: { 'groupCall.hasWebhooks': true } });
}

async function merchantsWithWebhooks(db: Db): Promise<number[]> {
  const found = db.collection<{ _id: number }>('merchants').find({ hasWebhooks: true });
  return (await found.project<{ _id: number }>({ _id: 1 }).toArray()).map(({ _id }) => _id);
}

function eventOf(event: string, ticket: StoredTicket) {
  const { _id, desk, calledAgain, movedTo } = ticket;
  const at = happenedAt(event, ticket);
  const isRepeatable =
    REPEATABLE.includes(event) ||
    (event === 'ticket.called' && ticket.returnedAt !== undefined) ||
    (event === 'ticket.checked_in' && (ticket.entries?.some(({ undoneAt }) => undoneAt) ?? false));
  const serving = calledAgain ? calledAgain.desk : desk;
  return {
    id: `${event}.${_id}${isRepeatable ? `.${at.getTime()}` : ''}`,
    event,
    at,
    ...(event === 'ticket.called' ? { desk: desk?.name ?? null } : {}),
    ...(event === 'ticket.called_again' ? { desk: serving?.name ?? null } : {}),
    ...(event === 'ticket.moved' && movedTo ? { movedTo } : {}),
  };
}

function happenedAt(event: string, ticket: StoredTicket): Date {
  const instants: Record<string, Date | null | undefined> = {
    'ticket.called': ticket.executedAt,
    'ticket.called_again': ticket.calledAgain?.at,
    'ticket.put_back': ticket.putBackAt,
    'ticket.taken_back': ticket.returnedAt,
    'ticket.not_come': ticket.asideAt,
    'ticket.moved': ticket.canceledAt,
    'ticket.checked_in': ticket.checkedInAt,
  };
  return instants[event] ?? ticket.createdAt;
}
