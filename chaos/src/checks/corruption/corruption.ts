import type { Evidence, TicketRow } from '../../evidence/evidence.ts';
import { entry, ticket } from './sound-evidence.ts';

/** A day on which one promise was broken. */
export type Damage = { id: string; what: string; damage: (day: Evidence) => Partial<Evidence> };

export const withTickets = (day: Evidence, ...more: TicketRow[]) => ({
  dump: { ...day.dump, tickets: [...day.dump.tickets, ...more] },
});
export const withEntries = (day: Evidence, ...more: Parameters<typeof entry>[0][]) => ({
  history: [...day.history, ...more.map(entry)],
});
export const changed = (day: Evidence, number: number, change: Partial<TicketRow>) => ({
  dump: {
    ...day.dump,
    tickets: day.dump.tickets.map((each) =>
      each.number === number ? { ...each, ...change } : each,
    ),
  },
});
export const counting = (day: Evidence, change: object) => ({
  dump: { ...day.dump, counters: day.dump.counters.map((each) => ({ ...each, ...change })) },
});
export const many = (count: number, queueId: number) =>
  Array.from({ length: count }, (_, index) =>
    ticket({ number: 1, id: `m${index}`, userId: 77, counterId: 200 + index, queueId }),
  );
