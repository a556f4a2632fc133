import type { Evidence, TicketRow } from '../../evidence/evidence.ts';
import { entry, ticket } from './sound-evidence.ts';

/** Changes sound evidence so that one promise is broken. */
export type Corruption = {
  id: string;
  what: string;
  corrupt: (evidence: Evidence) => Partial<Evidence>;
};

export const withTickets = (evidence: Evidence, ...more: TicketRow[]) => ({
  snapshot: { ...evidence.snapshot, tickets: [...evidence.snapshot.tickets, ...more] },
});
export const withEntries = (evidence: Evidence, ...more: Parameters<typeof entry>[0][]) => ({
  history: [...evidence.history, ...more.map(entry)],
});
export const withTicketChange = (
  evidence: Evidence,
  number: number,
  change: Partial<TicketRow>,
) => ({
  snapshot: {
    ...evidence.snapshot,
    tickets: evidence.snapshot.tickets.map((each) =>
      each.number === number ? { ...each, ...change } : each,
    ),
  },
});
export const withCounters = (evidence: Evidence, change: object) => ({
  snapshot: {
    ...evidence.snapshot,
    counters: evidence.snapshot.counters.map((each) => ({ ...each, ...change })),
  },
});
export const ticketsOfOnePerson = (count: number, queueId: number) =>
  Array.from({ length: count }, (_, index) =>
    ticket({ number: 1, id: `m${index}`, userId: 77, counterId: 200 + index, queueId }),
  );
