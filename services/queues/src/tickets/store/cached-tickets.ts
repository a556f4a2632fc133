import type { TicketRecord } from './ticket-documents.ts';
import { createTicketMemory } from './ticket-memory.ts';
import type { createTickets } from './tickets.ts';

type Tickets = ReturnType<typeof createTickets>;
type Figures = {
  record(ticket: TicketRecord): void;
  follow(id: number, numbers: readonly number[]): void;
  invalidate(id: number): void;
  invalidateAll(): void;
};
type Sources = { tickets: Tickets; figures: Figures };

/** A ticket may be moved from queue to queue; following stops after so many moves. */
const MOVES = 20;

/**
 * Tickets behind a cache: what this process wrote or read of a ticket lately returns the next read of its holder. A
 * change of a ticket is recorded here and in the figures of its queue.
 */
export function cacheTickets({ tickets, figures }: Sources, clock: () => number) {
  const memory = createTicketMemory(tickets.findNumber, clock);
  const record = (ticket: TicketRecord) => {
    memory.record(ticket);
    figures.record(ticket);
  };
  const recorded = (ticket: TicketRecord | null) => {
    if (ticket) record(ticket);
    return ticket;
  };
  return {
    record,
    invalidateAll() {
      memory.invalidateAll();
      figures.invalidateAll();
    },
    /** Another process changed the tickets of these numbers. */
    follow(counterId: number, numbers: readonly number[]): void {
      memory.invalidate(counterId);
      figures.follow(counterId, numbers);
    },
    /** Another process may have changed tickets of this counter. */
    invalidate(counterId: number): void {
      memory.invalidate(counterId);
      figures.invalidate(counterId);
    },
    tickets: {
      ...tickets,
      /** The ticket as its holder sees it; a change of another process takes a moment to show. */
      findNumber: memory.read,
      /** The ticket that a number stands for now, however often it was moved since (S-21). */
      findMoved: (counterId: number, number: number) => lastMoved(memory.read, counterId, number),
      /** The same as it is stored, for a decision that depends on it. */
      findMovedNow: (counterId: number, number: number) =>
        lastMoved(tickets.findNumber, counterId, number),
      /** The ticket as it is stored, for a decision that depends on it. */
      findNumberNow: tickets.findNumber,
      cancel: async (...args: Parameters<Tickets['cancel']>) =>
        recorded(await tickets.cancel(...args)),
      cancelCalled: async (...args: Parameters<Tickets['cancelCalled']>) =>
        recorded(await tickets.cancelCalled(...args)),
      checkIn: async (...args: Parameters<Tickets['checkIn']>) =>
        recorded(await tickets.checkIn(...args)),
      undoEntry: async (...args: Parameters<Tickets['undoEntry']>) =>
        recorded(await tickets.undoEntry(...args)),
    },
  };
}

type Find = (counterId: number, number: number) => Promise<TicketRecord | null>;

async function lastMoved(
  find: Find,
  counterId: number,
  number: number,
): Promise<TicketRecord | null> {
  let ticket = await find(counterId, number);
  for (let count = 0; count < MOVES && ticket?.movedTo; count += 1) {
    const { queueDailyCounterId, counter } = ticket.movedTo;
    ticket = await find(queueDailyCounterId, counter);
  }
  return ticket;
}
