import type { Held } from '../../src/line-up/rules/allowance.ts';
import type { LineUpSteps } from '../../src/line-up/store/line-up-steps.ts';
import { newTicket } from '../../src/line-up/store/new-ticket.ts';
import type { NumberRequest } from '../../src/line-up/store/number-allocator.ts';
import { seatViolation } from '../../src/queue-days/rules/seats.ts';
import type { CounterRecord } from '../../src/queue-days/store/counter-record.ts';
import type { TicketRecord } from '../../src/tickets/store/ticket-documents.ts';
import { buildCounter } from '../factories.ts';
import { createMemorySlots } from './memory-slots.ts';

export class Killed extends Error {}

type TestHarness = {
  /** Waits until it is this caller's turn. */
  turn: () => Promise<void>;
  /** Whether the process that took this step dies right after it. */
  dies: () => boolean;
};

/** The steps of taking a number on plain maps: each one atomic, in any order, after any of which a process may die. */
export function createMemorySteps({ turn, dies }: TestHarness) {
  const counters = new Map<number, CounterRecord>();
  const tickets = new Map<string, TicketRecord>();
  const abandoned = new Set<string>();

  const step = async <T>(work: () => T): Promise<T> => {
    await turn();
    const result = work();
    if (dies()) throw new Killed();
    return result;
  };
  const counterOf = (id: number): CounterRecord => {
    const counter = counters.get(id) ?? buildCounter({ id, queueId: id });
    counters.set(id, counter);
    return counter;
  };
  const { slots, heldSlots, ...slotSteps } = createMemorySlots({ step, counterOf, tickets });
  const waitingOf = (userId: number) =>
    [...tickets.values()].filter((each) => each.userId === userId && each.state === 'waiting');
  const heldOf = (userId: number) =>
    waitingOf(userId).flatMap((ticket) => {
      const held = heldSlots.get(ticket.id);
      return held ? [{ ...held, ticket, counterId: ticket.counterId }] : [];
    });

  const allocate = (counterId: number, request: NumberRequest, seats: number | null) =>
    step(() => {
      const counter = counterOf(counterId);
      if (counter.closed || counter.paused) return { kind: 'closed' } as const;
      const known = counter.pendingTickets.find(({ userId }) => userId === request.userId);
      if (known && known.ticketId !== request.ticketId) return { kind: 'pending' } as const;
      if (known) return { kind: 'allocated', pending: known, isFresh: false } as const;
      counter.bookings ??= [];
      const refused = seatViolation(counter.bookings, request, seats);
      if (refused) return { kind: refused };
      const { ticketId, userId, paxCount } = request;
      counter.lastNumber += 1;
      const number = counter.lastNumber;
      if (seats !== null) counter.bookings.push({ number, ticketId, userId, paxCount });
      const pending = { ...request, number };
      counter.pendingTickets.push(pending);
      return { kind: 'allocated', pending, isFresh: true } as const;
    });

  const seenUsers = new Set<number>();
  const steps: LineUpSteps = {
    hasSeen(userId) {
      const isKnown = seenUsers.has(userId);
      seenUsers.add(userId);
      return isKnown;
    },
    findTicket: (id) => step(() => tickets.get(id) ?? null),
    findHoldings: ({ ticketId, userId }) =>
      step(() => ({ own: tickets.get(ticketId) ?? null, held: heldOf(userId) })),
    readCounter: (id) => step(() => structuredClone(counterOf(id))),
    async allocate(counterId, request, { seats, insertAs }) {
      const allocation = await allocate(counterId, request, seats);
      if (allocation.kind !== 'allocated' || !allocation.isFresh || !insertAs) return allocation;
      // The writes of one command: others may come between them, and the database may die there.
      const { pending } = allocation;
      const ticket = newTicket(insertAs.day, pending);
      const placed = { ...pending, ticket, slots: insertAs.slots };
      const isStored = (await steps.takeSlots(placed)) && (await steps.insert(placed));
      return isStored ? { ...allocation, ticket } : allocation;
    },
    insert: ({ ticket, allowance: { categoryId }, slots: wantedSlots }) =>
      step(() => {
        // The unique indexes.
        const isSameCounter = (other: Held) => other.counterId === ticket.counterId;
        const isAbandoned = abandoned.has(`${ticket.counterId}|${ticket.number}`);
        if (isAbandoned || tickets.has(ticket.id)) return false;
        if (heldOf(ticket.userId).some(isSameCounter)) return false;
        tickets.set(ticket.id, ticket);
        heldSlots.set(ticket.id, { categoryId, ...wantedSlots });
        return true;
      }),
    ...slotSteps,
    skipTaken: ({ counterId, number }) => step(() => abandoned.has(`${counterId}|${number}`)),
    freeSeats: (counterId, { number }) =>
      step(() => {
        const counter = counterOf(counterId);
        counter.bookings = counter.bookings?.filter((each) => each.number !== number) ?? [];
      }),
    freeStaleSeats: (counterId) =>
      step(() => {
        const counter = counterOf(counterId);
        const bookings = counter.bookings ?? [];
        const valid = bookings.filter(({ ticketId, number }) => {
          const ticket = tickets.get(ticketId);
          const isPending = counter.pendingTickets.some((each) => each.number === number);
          return isPending || (ticket?.number === number && ticket.state !== 'cancelled');
        });
        counter.bookings = valid;
        return valid.length < bookings.length;
      }),
    voidNumber: (counterId, number) =>
      step(() => {
        const counter = counterOf(counterId);
        const existing = [...tickets.values()].find(
          (each) => each.counterId === counterId && each.number === number,
        );
        if (existing) return existing;
        abandoned.add(`${counterId}|${number}`);
        if (!counter.pendingTickets.some((pending) => pending.number === number)) return null;
        counter.pendingTickets = counter.pendingTickets.filter(
          (pending) => pending.number !== number,
        );
        counter.voided.push(number);
        return null;
      }),
    // Nobody transfers tickets here.
    completeTransfer: () => Promise.resolve(),
    dropPending: (counterId, numbers) =>
      step(() => {
        const counter = counterOf(counterId);
        counter.pendingTickets = counter.pendingTickets.filter(
          ({ number }) => !numbers.includes(number),
        );
      }),
    pause: () => step(() => undefined),
  };
  return { steps, step, counterOf, counters, tickets, slots };
}

export type Memory = ReturnType<typeof createMemorySteps>;
