import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import type { LedgerEntry, Reservation, Wanted } from '../rules/reservation.ts';
import { createAllocator } from './allocator.ts';
import { createBatches } from './batches.ts';
import type { CounterDocument } from './counters.ts';
import { counterRecord } from './counters.ts';
import { createInserter } from './inserter.ts';
import { journaled } from './journaled.ts';
import type { Ledgers } from './ledgers.ts';
import type { CounterRecord, PendingTicket, TicketRecord } from './records.ts';
import { createSeats } from './seats.ts';
import { type TicketDocument, ticketRecord } from './tickets.ts';

export type Ask = Omit<PendingTicket, 'number'>;
export type Allocation =
  | { kind: 'allocated'; pending: PendingTicket }
  /** Closed or paused: the fence that keeps its promise. */
  | { kind: 'closed' }
  /** The reservation lapsed before a number could be allocated. */
  | { kind: 'late' }
  /** Of a slot: not so many seats are left, or this person has some of them. */
  | { kind: 'full' }
  | { kind: 'booked' };

/**
 * The steps of taking a number, each one atomic. They stand behind this type so that the order in which they are
 * taken can be tried on any other store, with any interleaving.
 */
export type LineUpSteps = {
  findTicket(ticketId: string): Promise<TicketRecord | null>;
  readCounter(counterId: number): Promise<CounterRecord | null>;
  reserve(userId: number, wanted: Wanted, now: Date): Promise<Reservation>;
  hasLapsed(userId: number, place: LedgerEntry): Promise<boolean>;
  release(userId: number, ticketId: string): Promise<void>;
  releaseUnrenewed(
    userId: number,
    place: Pick<LedgerEntry, 'ticketId' | 'expiresAt'>,
  ): Promise<void>;
  /** `seats` is how many people a slot takes; `null` where nobody counts them. */
  allocate(
    counterId: number,
    ask: Ask,
    until: { expiresAt: Date; seats: number | null },
  ): Promise<Allocation>;
  /** Frees the seats of a ticket that waits no more and never will. */
  freeSeats(counterId: number, ticketId: string): Promise<void>;
  /** Frees the seats nobody holds any more; answers whether there were any. */
  freeStaleSeats(counterId: number): Promise<boolean>;
  /** Puts a ticket down unless one stands in its way; answers the one that stands. */
  insert(ticket: TicketRecord): Promise<TicketRecord>;
  /** Gives a number up for good: it stays pending no more and nobody gets it. */
  voidNumber(counterId: number, number: number): Promise<void>;
  /** Takes numbers off the pending list once their tickets stand. */
  dropPending(counterId: number, numbers: readonly number[]): Promise<void>;
  pause(milliseconds: number): Promise<void>;
};

type Collections = {
  db: Db;
  tickets: Collection<TicketDocument>;
  ledgers: Ledgers;
  note: (ticket: TicketRecord) => void;
};

const LOT = 100;
/** Tickets are looked for in one lot, whatever their queue. */
const TOGETHER = 0;

/** The steps on the database. */
export function createLineUpSteps({ db, tickets, ledgers, note }: Collections): LineUpSteps {
  const counters = db.collection<CounterDocument>('counters');
  const allocator = createAllocator(counters);
  const inserter = createInserter(tickets);
  const findTicket = createBatches<string, TicketRecord | null>(
    (_key, ids) => findTickets(tickets, ids),
    { maxItems: LOT },
  );
  return {
    findTicket: (ticketId) => findTicket(TOGETHER, ticketId),
    async readCounter(counterId) {
      const found = await counters.findOne({ _id: counterId });
      return found && counterRecord(found);
    },
    reserve: ledgers.reserve,
    hasLapsed: ledgers.hasLapsed,
    release: ledgers.release,
    releaseUnrenewed: ledgers.releaseUnrenewed,
    allocate: allocator.allocate,
    async insert(ticket) {
      const standing = await inserter.insert(ticket);
      if (isSameNumber(standing, ticket)) allocator.noteDone(ticket.counterId, ticket.number);
      note(standing);
      return standing;
    },
    ...createSeats({ counters, tickets }),
    voidNumber: allocator.voidNumber,
    dropPending: allocator.dropPending,
    pause: (milliseconds) => wait(milliseconds),
  };
}

/** Whether what stands is the ticket of this very number; an id may also have met a ticket of another day. */
function isSameNumber(standing: TicketRecord, ticket: TicketRecord): boolean {
  return standing.number === ticket.number && standing.counterId === ticket.counterId;
}

async function findTickets(
  tickets: Collection<TicketDocument>,
  ids: readonly string[],
): Promise<(TicketRecord | null)[]> {
  const found = await tickets.find({ _id: { $in: [...ids] } }).toArray();
  if (found.length > 0) await journaled(tickets);
  const byId = new Map(found.map((document) => [document._id, ticketRecord(document)]));
  return ids.map((id) => byId.get(id) ?? null);
}
