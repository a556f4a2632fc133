import type { TicketRecord } from '../../queue-days/index.ts';

type Known = { ticket: TicketRecord; at: number };
type OfCounter = { changedAt: number; tickets: Map<number, Known> };
type Options = { maxAgeMs: number; maxKept: number; clock: () => number };

/** Tickets that were written or read lately, by counter and number; the oldest make room for the newest. */
export function createTicketMemory({ maxAgeMs, maxKept, clock }: Options) {
  const counters = new Map<number, OfCounter>();
  let size = 0;

  function of(counterId: number): OfCounter {
    const known = counters.get(counterId);
    if (known) return known;
    const fresh = { changedAt: clock(), tickets: new Map() };
    counters.set(counterId, fresh);
    return fresh;
  }

  function know({ tickets }: OfCounter, ticket: TicketRecord): void {
    if (!tickets.delete(ticket.number)) size += 1;
    tickets.set(ticket.number, { ticket, at: clock() });
    while (size > maxKept) dropOldest();
  }

  function dropOldest(): void {
    const [counterId, oldest] = counters.entries().next().value ?? [];
    if (counterId === undefined || !oldest) return;
    const number = oldest.tickets.keys().next().value;
    if (number !== undefined && oldest.tickets.delete(number)) size -= 1;
    if (oldest.tickets.size === 0) counters.delete(counterId);
  }

  return {
    record(ticket: TicketRecord): void {
      const counter = of(ticket.counterId);
      counter.changedAt = clock();
      know(counter, ticket);
    },
    async read(
      counterId: number,
      number: number,
      load: () => Promise<TicketRecord | null>,
    ): Promise<TicketRecord | null> {
      const known = counters.get(counterId)?.tickets.get(number);
      if (known && clock() - known.at < maxAgeMs) return known.ticket;
      const counter = of(counterId);
      const askedAt = clock();
      const found = await load();
      // What changed meanwhile may be missing from what was read.
      const isNewest = counters.get(counterId) === counter && counter.changedAt < askedAt;
      if (found && isNewest) know(counter, found);
      return found;
    },
    invalidate(counterId: number): void {
      size -= counters.get(counterId)?.tickets.size ?? 0;
      counters.delete(counterId);
    },
    invalidateAll(): void {
      counters.clear();
      size = 0;
    },
  };
}
