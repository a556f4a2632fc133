import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import type { LedgerEntry, Reservation, Wanted } from '../rules/reservation.ts';
import { createAllocator } from './allocator.ts';
import type { CounterDocument } from './counters.ts';
import { counterRecord } from './counters.ts';
import { createInserter } from './inserter.ts';
import type { Ledgers } from './ledgers.ts';
import type { CounterRecord, PendingTicket, TicketRecord } from './records.ts';
import { type TicketDocument, ticketRecord } from './tickets.ts';

export type Ask = Omit<PendingTicket, 'number'>;
export type Allocation =
  | { kind: 'allocated'; pending: PendingTicket }
  /** Closed or paused: the fence that keeps its promise. */
  | { kind: 'closed' }
  /** The reservation lapsed before a number could be allocated. */
  | { kind: 'late' };

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
  allocate(counterId: number, ask: Ask, expiresAt: Date): Promise<Allocation>;
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
};

/** The steps on the database. */
export function createLineUpSteps({ db, tickets, ledgers }: Collections): LineUpSteps {
  const counters = db.collection<CounterDocument>('counters');
  const allocator = createAllocator(counters);
  const inserter = createInserter(tickets);
  return {
    async findTicket(ticketId) {
      const found = await tickets.findOne({ _id: ticketId });
      return found && ticketRecord(found);
    },
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
      if (standing.number === ticket.number) allocator.noteDone(ticket.counterId, ticket.number);
      return standing;
    },
    voidNumber: allocator.voidNumber,
    dropPending: allocator.dropPending,
    pause: (milliseconds) => wait(milliseconds),
  };
}
