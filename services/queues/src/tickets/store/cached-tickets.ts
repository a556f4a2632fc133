import { invalidating } from '../../core/index.ts';
import type { TicketDelta } from '../../figures/index.ts';
import type { TicketRecord } from '../../queue-days/index.ts';
import type { createCalls } from './calls.ts';
import { createTicketMemory } from './ticket-memory.ts';
import type { createTickets } from './tickets.ts';

type Tickets = ReturnType<typeof createTickets>;
type Calls = ReturnType<typeof createCalls>;
type Figures = {
  record(delta: TicketDelta): void;
  invalidate(id: number): void;
  invalidateAll(): void;
};
type Options = { maxAgeMs: number; maxKept: number; clock: () => number };

/**
 * Tickets as their holders follow them: what this process wrote or read of a ticket lately answers the next look at it.
 * Whatever changes a ticket is recorded in the figures of its queue too.
 */
export function keepTickets(
  { tickets, calls, figures }: { tickets: Tickets; calls: Calls; figures: Figures },
  options: Options,
) {
  const memory = createTicketMemory(options);
  const invalidateAll = () => {
    memory.invalidateAll();
    figures.invalidateAll();
  };
  const record = (ticket: TicketRecord) => {
    memory.record(ticket);
    figures.record(ticket);
  };
  const recorded = <T extends TicketRecord | null>(ticket: T): T => {
    if (ticket) record(ticket);
    return ticket;
  };

  return {
    record,
    invalidateAll,
    /** Somebody else may have changed tickets of this counter. */
    invalidate(counterId: number): void {
      memory.invalidate(counterId);
      figures.invalidate(counterId);
    },
    tickets: {
      ...invalidating(tickets, invalidateAll, ['cancel', 'checkIn']),
      /** The ticket as its holder sees it; a change another process makes takes a moment to show. */
      findNumber: (counterId: number, number: number) =>
        memory.read(counterId, number, () => tickets.findNumber(counterId, number)),
      /** The ticket as it stands, for whoever decides by it. */
      findNumberNow: tickets.findNumber,
      cancel: async (...args: Parameters<Tickets['cancel']>) =>
        recorded(await tickets.cancel(...args)),
      checkIn: async (...args: Parameters<Tickets['checkIn']>) =>
        recorded(await tickets.checkIn(...args)),
    },
    calls: {
      ...invalidating(calls, invalidateAll, ['call', 'markSideEffectsApplied']),
      async call(...args: Parameters<Calls['call']>) {
        const called = await calls.call(...args);
        if (called.kind === 'called') record(called.ticket);
        return called;
      },
    },
  };
}
