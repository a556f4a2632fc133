import { type Check, type Limits, nameOf, seenDuring } from '../evidence/evidence.ts';
import { groupBy } from '../evidence/history.ts';
import { waitingOf } from './allowances.ts';

/** What holds once everything is at rest. */
export const restChecks: readonly Check[] = [
  {
    id: 'I6',
    promise: 'the waiting figures are the waiting tickets, and never negative',
    violations(evidence) {
      const { dump, figures } = evidence;
      const waiting = groupBy(waitingOf(dump.tickets), ({ counterId }) => String(counterId));
      const wrong = figures.flatMap(({ counterId, tickets, people }) => {
        const real = waiting.get(String(counterId)) ?? [];
        const realPeople = real.reduce((sum, { paxCount }) => sum + paxCount, 0);
        const isRight = real.length === tickets && realPeople === people;
        return isRight
          ? []
          : [
              `counter ${counterId} says ${tickets} tickets of ${people} people, has ${real.length} of ${realPeople}`,
            ];
      });
      return [...wrong, ...seenDuring(evidence, 'I6')];
    },
  },
  {
    id: 'I10',
    promise: 'nobody waits behind the number being served',
    violations({ dump }) {
      const current = new Map(dump.counters.map((counter) => [counter.id, counter.current]));
      return waitingOf(dump.tickets)
        .filter(({ counterId, number }) => number < (current.get(counterId) ?? 0))
        .map((ticket) => `${nameOf(ticket)} waits, ${current.get(ticket.counterId)} is served`);
    },
  },
  {
    id: 'I19',
    promise: 'nothing is left half done',
    violations: ({ dump, limits }) => [
      ...dump.counters
        .filter(({ pending }) => pending.length > 0)
        .map(({ id, pending }) => `counter ${id} has pending ${pending.join(', ')}`),
      ...dump.counters
        .filter(({ hasGroupCall }) => hasGroupCall)
        .map(({ id }) => `counter ${id} has an unfinished group`),
      ...dump.tickets
        .filter((ticket) => ticket.isUnsettled)
        .map((ticket) => `${nameOf(ticket)} is not settled`),
      ...wronglyServed(dump),
      ...wrongPlaces(dump, limits),
    ],
  },
];

type Rest = Parameters<Check['violations']>[0]['dump'];

function wronglyServed({ tickets, counters }: Rest): string[] {
  const called = groupBy(
    tickets.filter(({ state }) => state === 'called'),
    ({ counterId }) => String(counterId),
  );
  return counters.flatMap(({ id, current }) => {
    const highest = (called.get(String(id)) ?? []).reduce(
      (top, { number }) => Math.max(top, number),
      0,
    );
    return highest === current
      ? []
      : [`counter ${id} serves ${current}, the last called is ${highest}`];
  });
}

/** Who waits stands in a place of their own, and nobody else in any. */
function wrongPlaces({ tickets, hasPlaces }: Rest, { perUser }: Limits): string[] {
  if (!hasPlaces) return [];
  const standing = tickets.filter(({ place }) => place !== null);
  const shared = [...groupBy(standing, ({ userId, place }) => `${userId} ${place}`).values()];
  return [
    ...waitingOf(tickets)
      .filter(({ place }) => place === null || place >= perUser)
      .map((ticket) => `${nameOf(ticket)} waits in no place of user ${ticket.userId}`),
    ...standing
      .filter(({ state }) => state !== 'waiting')
      .map((ticket) => `${nameOf(ticket)} holds a place and does not wait`),
    ...shared
      .filter((some) => some.length > 1)
      .map((some) => `${some.map(nameOf).join(' and ')} stand in one place`),
  ];
}
