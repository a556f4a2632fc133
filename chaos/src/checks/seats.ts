import {
  type Check,
  type Limits,
  nameOf,
  observedDuring,
  type TicketRow,
} from '../evidence/evidence.ts';
import { groupBy } from '../evidence/history.ts';

/** Groups of tickets that exceed the seats of a show. */
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
export const describeOverbooking = (tickets: readonly TicketRow[]): string =>
  `${peopleOf(tickets)} people have seats of counter ${tickets[0]?.counterId}`;

/** Seats of a show. */
export const seatChecks: readonly Check[] = [
  {
    id: 'I17',
    promise: 'a show never has more people than seats, and only its tickets hold seats',
    violations: (evidence) => {
      const { snapshot, limits } = evidence;
      const seated = snapshot.tickets.filter(({ state }) => state !== 'cancelled');
      return [
        ...overbooked(seated, limits).map(describeOverbooking),
        ...observedDuring(evidence, 'I17'),
        ...wrongSeats(evidence),
      ];
    },
  },
];

function wrongSeats({ snapshot, limits }: Parameters<Check['violations']>[0]): string[] {
  return snapshot.counters
    .filter(({ id }) => limits.seatsOf.has(id))
    .flatMap(({ id, bookedIds }) => {
      const seated = snapshot.tickets.filter(
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
          .map((ticketId) => `counter ${id} holds seats for ${ticketId}, which was removed`),
      ];
    });
}
