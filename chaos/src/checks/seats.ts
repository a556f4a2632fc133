import {
  type Check,
  type Limits,
  nameOf,
  seenDuring,
  type TicketRow,
} from '../evidence/evidence.ts';
import { groupBy } from '../evidence/history.ts';

/** Shows with more people than seats, each with the tickets that hold them. */
export function overbooked(seated: readonly TicketRow[], { seatsOf }: Limits): TicketRow[][] {
  const shows = groupBy(
    seated.filter(({ counterId }) => seatsOf.has(counterId)),
    ({ counterId }) => String(counterId),
  );
  return [...shows]
    .filter(([id, tickets]) => peopleOf(tickets) > (seatsOf.get(Number(id)) ?? 0))
    .map(([, tickets]) => tickets);
}

const peopleOf = (tickets: readonly TicketRow[]): number =>
  tickets.reduce((sum, { paxCount }) => sum + paxCount, 0);

/** An overbooked show as a sentence. */
export const tellSeats = (tickets: readonly TicketRow[]): string =>
  `${peopleOf(tickets)} people have seats of counter ${tickets[0]?.counterId}`;

/** What the seats of a show promise. */
export const seatChecks: readonly Check[] = [
  {
    id: 'I17',
    promise: 'a show never has more people than seats, and seats are held by its tickets alone',
    violations: (evidence) => {
      const { dump, limits } = evidence;
      const seated = dump.tickets.filter(({ state }) => state !== 'cancelled');
      return [
        ...overbooked(seated, limits).map(tellSeats),
        ...seenDuring(evidence, 'I17'),
        ...wrongSeats(evidence),
      ];
    },
  },
];

function wrongSeats({ dump, limits }: Parameters<Check['violations']>[0]): string[] {
  return dump.counters
    .filter(({ id }) => limits.seatsOf.has(id))
    .flatMap(({ id, bookedIds }) => {
      const seated = dump.tickets.filter(
        ({ counterId, state }) => counterId === id && state !== 'cancelled',
      );
      const held = new Set(bookedIds);
      const ids = new Set(seated.map((ticket) => ticket.id));
      return [
        ...seated
          .filter((ticket) => !held.has(ticket.id))
          .map((ticket) => `${nameOf(ticket)} holds no seats`),
        ...bookedIds
          .filter((ticketId) => !ids.has(ticketId))
          .map((ticketId) => `counter ${id} keeps seats for ${ticketId}, which is gone`),
      ];
    });
}
