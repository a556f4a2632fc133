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

/** How many moves of one ticket are followed. */
const MOVES = 20;

/**
 * Tickets with a cache: reads of a ticket return what this process has recently written or read. A change of a ticket is
 * recorded here and in the figures of its queue.
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
    /** Called when another process changed the tickets of these numbers. */
    follow(counterId: number, numbers: readonly number[]): void {
      memory.follow(counterId, numbers);
      figures.follow(counterId, numbers);
    },
    /** Called when another process may have changed tickets of this counter. */
    invalidate(counterId: number): void {
      memory.invalidate(counterId);
      figures.invalidate(counterId);
    },
    tickets: {
      ...tickets,
      /** The ticket as shown to its holder; a change by another process appears after a moment. */
      findNumber: memory.read,
      /** The current ticket of a number, however often it was moved since (S-21). */
      findMoved: (counterId: number, number: number) => lastMoved(memory.read, counterId, number),
      /** The current ticket of a number as stored, for a decision that depends on it. */
      findMovedNow: (counterId: number, number: number) =>
        lastMoved(tickets.findNumber, counterId, number),
      /** The ticket as stored, for a decision that depends on it. */
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
