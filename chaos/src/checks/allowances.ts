import { type Check, type Limits, observedDuring, type TicketRow } from '../evidence/evidence.ts';
import { groupBy } from '../evidence/history.ts';

/** Groups of waiting tickets of one person in one queue. */
export function duplicates(waiting: readonly TicketRow[]): TicketRow[][] {
  return [...groupBy(waiting, ({ userId, counterId }) => `${userId} ${counterId}`).values()].filter(
    (tickets) => tickets.length > 1,
  );
}

/** Groups of waiting tickets that exceed the allowance of a person, in total or in one category. */
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

/** A group of tickets of one person as a sentence. */
export const describeTickets = (tickets: readonly TicketRow[]): string =>
  `user ${tickets[0]?.userId} waits with ${tickets.map(({ counterId, number }) => `${counterId}/${number}`).join(', ')}`;

/** Limits for one person. */
export const allowanceChecks: readonly Check[] = [
  {
    id: 'I4',
    promise: 'one waiting ticket for a person and a queue',
    violations: (evidence) => [
      ...duplicates(waitingOf(evidence.snapshot.tickets)).map(describeTickets),
      ...observedDuring(evidence, 'I4'),
    ],
  },
  {
    id: 'I5',
    promise: 'no person waits with more tickets than allowed',
    violations: (evidence) => [
      ...overAllowance(waitingOf(evidence.snapshot.tickets), evidence.limits).map(describeTickets),
      ...observedDuring(evidence, 'I5'),
    ],
  },
];

/** The waiting tickets. */
export const waitingOf = (tickets: readonly TicketRow[]): TicketRow[] =>
  tickets.filter(({ state }) => state === 'waiting');
