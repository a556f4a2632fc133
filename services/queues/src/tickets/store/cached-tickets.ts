import { forgetting } from '../../core/index.ts';
import type { Move } from '../../figures/index.ts';
import type { TicketRecord } from '../../queue-days/index.ts';
import type { createCalls } from './calls.ts';
import { createTicketMemory } from './ticket-memory.ts';
import type { createTickets } from './tickets.ts';

type Tickets = ReturnType<typeof createTickets>;
type Calls = ReturnType<typeof createCalls>;
type Figures = { note(move: Move): void; forget(id: number): void; forgetAll(): void };
type Options = { maxAgeMs: number; maxKept: number; clock: () => number };

/**
 * Tickets as their holders follow them: what this process wrote or read of a ticket lately answers the next look at it.
 * Whatever changes a ticket is noted in the figures of its queue too.
 */
export function keepTickets(
  { tickets, calls, figures }: { tickets: Tickets; calls: Calls; figures: Figures },
  options: Options,
) {
  const memory = createTicketMemory(options);
  const forgetAll = () => {
    memory.forgetAll();
    figures.forgetAll();
  };
  const note = (ticket: TicketRecord) => {
    memory.note(ticket);
    figures.note(ticket);
  };
  const noted = <T extends TicketRecord | null>(ticket: T): T => {
    if (ticket) note(ticket);
    return ticket;
  };

  return {
    note,
    forgetAll,
    /** Somebody else may have changed tickets of this counter. */
    forget(counterId: number): void {
      memory.forget(counterId);
      figures.forget(counterId);
    },
    tickets: {
      ...forgetting(tickets, forgetAll, ['cancel', 'checkIn']),
      /** The ticket as its holder sees it; a change another process makes takes a moment to show. */
      findNumber: (counterId: number, number: number) =>
        memory.read(counterId, number, () => tickets.findNumber(counterId, number)),
      /** The ticket as it stands, for whoever decides by it. */
      findNumberNow: tickets.findNumber,
      cancel: async (...args: Parameters<Tickets['cancel']>) =>
        noted(await tickets.cancel(...args)),
      checkIn: async (...args: Parameters<Tickets['checkIn']>) =>
        noted(await tickets.checkIn(...args)),
    },
    calls: {
      ...forgetting(calls, forgetAll, ['call', 'markSideEffectsApplied']),
      async call(...args: Parameters<Calls['call']>) {
        const called = await calls.call(...args);
        if (called.kind === 'called') note(called.ticket);
        return called;
      },
    },
  };
}
