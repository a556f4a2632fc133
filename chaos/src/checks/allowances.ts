import { type Check, type Limits, seenDuring, type TicketRow } from '../evidence/evidence.ts';
import { groupBy } from '../evidence/history.ts';

/** Persons with two waiting tickets in one queue, each with the tickets. */
export function doubled(waiting: readonly TicketRow[]): TicketRow[][] {
  return [...groupBy(waiting, ({ userId, counterId }) => `${userId} ${counterId}`).values()].filter(
    (tickets) => tickets.length > 1,
  );
}

/** Persons who hold more than they may, in all or in one category, each with the tickets. */
export function overAllowance(waiting: readonly TicketRow[], limits: Limits): TicketRow[][] {
  const ofUsers = [...groupBy(waiting, ({ userId }) => String(userId)).values()];
  const tooMany = ofUsers.filter((tickets) => tickets.length > limits.perUser);
  const tooManyOfCategory = ofUsers.flatMap((tickets) =>
    [...groupBy(tickets, ({ queueId }) => String(limits.categoryOf.get(queueId) ?? ''))]
      .filter(
        ([category, some]) =>
          some.length > (limits.perCategory.get(Number(category)) ?? Number.POSITIVE_INFINITY),
      )
      .map(([, some]) => some),
  );
  return [...tooMany, ...tooManyOfCategory];
}

/** Both of the above as sentences. */
export const tell = (tickets: readonly TicketRow[]): string =>
  `user ${tickets[0]?.userId} waits with ${tickets.map(({ counterId, number }) => `${counterId}/${number}`).join(', ')}`;

/** What one person may hold. */
export const allowanceChecks: readonly Check[] = [
  {
    id: 'I4',
    promise: 'one waiting ticket for a person and a queue',
    violations: (evidence) => [
      ...doubled(waitingOf(evidence.dump.tickets)).map(tell),
      ...seenDuring(evidence, 'I4'),
    ],
  },
  {
    id: 'I5',
    promise: 'nobody waits with more tickets than allowed',
    violations: (evidence) => [
      ...overAllowance(waitingOf(evidence.dump.tickets), evidence.limits).map(tell),
      ...seenDuring(evidence, 'I5'),
    ],
  },
];

/** Tickets that wait. */
export const waitingOf = (tickets: readonly TicketRow[]): TicketRow[] =>
  tickets.filter(({ state }) => state === 'waiting');
