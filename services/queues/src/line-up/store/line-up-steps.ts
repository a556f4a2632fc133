import { setTimeout as wait } from 'node:timers/promises';
import { createGroupInserts } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import { type CounterDocument, type CounterRecord, counterRecord } from '../../queue-days/index.ts';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../tickets/index.ts';
import type { Reserved } from '../rules/allowance.ts';
import { createAbandonedNumbers } from './abandoned-numbers.ts';
import type { Numbered } from './allowance-slot-documents.ts';
import type { AllowanceSlots } from './allowance-slots.ts';
import { createHoldings, type Holdings } from './holdings.ts';
import { type SlottedTicket, ticketDocument } from './new-ticket.ts';
import {
  type Allocation,
  type Conditions,
  createNumberAllocator,
  type NumberRequest,
} from './number-allocator.ts';
import { createSeats } from './seats.ts';
import type { TicketTransfers } from './ticket-transfers.ts';

/**
 * The steps of taking a number, each one atomic. They are a separate type so that tests can run their sequence on another
 * store, with any interleaving.
 */
export type LineUpSteps = {
  findTicket(ticketId: string): Promise<TicketRecord | null>;
  /** Whether this process has seen the person recently; counts as seen from now on. */
  hasSeen(userId: number): boolean;
  /** The ticket with the id, and the person's waiting tickets except those of days that have ended. */
  findHoldings(request: Pick<NumberRequest, 'ticketId' | 'userId'>): Promise<Holdings>;
  readCounter(counterId: number): Promise<CounterRecord | null>;
  /** Allocates a number, and inserts its ticket if a slot is given and no index rejects it. */
  allocate(counterId: number, request: NumberRequest, conditions: Conditions): Promise<Allocation>;
  /** Frees the seats of a number whose ticket no longer waits and never will. */
  freeSeats(counterId: number, of: { ticketId: string; number: number }): Promise<void>;
  /** Frees the seats that no ticket holds any more; returns whether there were any. */
  freeStaleSeats(counterId: number): Promise<boolean>;
  /** Takes the slots of the holder's allowance for a ticket before its insertion; false when another ticket has one. */
  takeSlots(placed: SlottedTicket): Promise<boolean>;
  /** Inserts a ticket unless another one has its id, its number, or its holder's place in the queue. */
  insert(placed: SlottedTicket): Promise<boolean>;
  /** Releases the slots of a ticket that no longer waits. */
  releaseSlots(ticketId: string): Promise<void>;
  /** Releases the slots that a number has taken and that its stored ticket, if any, does not use. */
  releaseUnused(ticket: Numbered): Promise<void>;
  /** Releases the holder's stale slots; returns those that other numbers without a ticket have reserved. */
  releaseStale(ticket: Numbered): Promise<Reserved[]>;
  /** Whether another ticket has this number, as after a bad restore; then its counter is moved past all stored tickets. */
  skipTaken(ticket: TicketRecord): Promise<boolean>;
  /** Abandons a number, which is then no longer pending; returns its ticket instead if that is stored by now. */
  voidNumber(counterId: number, number: number): Promise<TicketRecord | null>;
  /** Removes numbers from the pending list after their tickets are stored. */
  dropPending(counterId: number, numbers: readonly number[]): Promise<void>;
  /** Completes or drops the transfer of a ticket, if one is under way (S-16). */
  completeTransfer(counterId: number, number: number): Promise<void>;
  pause(milliseconds: number): Promise<void>;
};

export type { Holdings, SlottedTicket };

type Collections = {
  db: Db;
  allowanceSlots: AllowanceSlots;
  ticketTransfers: TicketTransfers;
  tickets: Collection<TicketDocument>;
  record: (ticket: TicketRecord) => void;
  recordAbandoned: Parameters<typeof createAbandonedNumbers>[1];
  now: () => Date;
};

/** How many people are remembered; the least recently seen ones count as not seen. */
const MAX_SEEN = 20_000;

/** The steps implemented on the database. */
export function createLineUpSteps({
  db,
  tickets,
  allowanceSlots,
  ticketTransfers,
  record,
  recordAbandoned,
  now,
}: Collections): LineUpSteps {
  const counters = db.collection<CounterDocument>('counters');
  const allocator = createNumberAllocator({ counters, tickets });
  const holdings = createHoldings(tickets, now);
  const insert = createInserter(tickets);
  const abandoned = createAbandonedNumbers(db, recordAbandoned);
  const recordInserted = (ticket: TicketRecord): void => {
    allocator.recordDone(ticket.counterId, ticket.number);
    record(ticket);
  };
  return {
    hasSeen: createRecentSet(MAX_SEEN).add,
    findTicket: holdings.findTicket,
    findHoldings: holdings.find,
    async readCounter(counterId) {
      const found = await counters.findOne({ _id: counterId });
      return found && counterRecord(found);
    },
    async allocate(...args) {
      const allocation = await allocator.allocate(...args);
      if (allocation.kind === 'allocated' && allocation.ticket) recordInserted(allocation.ticket);
      return allocation;
    },
    async insert(placed) {
      const isDown = await insert(placed);
      if (isDown) recordInserted(placed.ticket);
      return isDown;
    },
    takeSlots: (placed) => allowanceSlots.take(ticketDocument(placed)),
    releaseSlots: allowanceSlots.release,
    releaseUnused: allowanceSlots.releaseUnused,
    releaseStale: allowanceSlots.releaseStale,
    async skipTaken({ id, counterId, number }) {
      const other = await tickets.findOne({ counterId, number, _id: { $ne: id } });
      if (!other) return false;
      if (await abandoned.has(counterId, number)) {
        await allocator.voidNumber(counterId, number);
        return true;
      }
      const last = await tickets.find({ counterId }).sort({ number: -1 }).limit(1).next();
      await allocator.dropPending(counterId, [number]);
      await allocator.catchUp(counterId, last?.number ?? number);
      return true;
    },
    ...createSeats({ counters, tickets }),
    async voidNumber(counterId, number) {
      if (await abandoned.add(counterId, number)) {
        await allocator.voidNumber(counterId, number);
        return null;
      }
      const found = await tickets.findOne({ counterId, number });
      return found && ticketRecord(found);
    },
    dropPending: allocator.dropPending,
    async completeTransfer(counterId, number) {
      const ticket = await ticketTransfers.find(counterId, number);
      if (ticket?.transfer) await ticketTransfers.complete(ticket);
    },
    pause: (milliseconds) => wait(milliseconds),
  };
}

const GATHER_MS = 1;

/**
 * Inserts tickets: those that arrive together share one write. Unique indexes ensure one ticket per request, per person and
 * queue, and per slot of the person's allowance. Returns whether the ticket is stored.
 */
function createInserter(tickets: Collection<TicketDocument>) {
  const insert = createGroupInserts(tickets, { gatherMs: GATHER_MS });
  return (placed: SlottedTicket) => insert(ticketDocument(placed), placed.ticket.counterId);
}

/** The most recently added ids, at most `max`; the oldest are evicted. */
function createRecentSet(max: number) {
  const ids = new Set<number>();
  return {
    /** Adds an id or makes it the newest; returns whether it was present. */
    add(id: number): boolean {
      const wasThere = ids.delete(id);
      ids.add(id);
      const oldest = ids.size > max ? ids.values().next().value : undefined;
      if (oldest !== undefined) ids.delete(oldest);
      return wasThere;
    },
  };
}
