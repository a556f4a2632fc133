import { type Check, type Limits, nameOf, observedDuring } from '../evidence/evidence.ts';
import { groupBy } from '../evidence/history.ts';
import { waitingOf } from './allowances.ts';

/** What holds once the system is quiescent. */
export const quiescenceChecks: readonly Check[] = [
  {
    id: 'I6',
    promise: 'the waiting figures are the waiting tickets, and never negative',
    violations(evidence) {
      const { snapshot, figures } = evidence;
      const waiting = groupBy(waitingOf(snapshot.tickets), ({ counterId }) => String(counterId));
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
      return [...wrong, ...observedDuring(evidence, 'I6')];
    },
  },
  {
    id: 'I10',
    promise: 'no ticket waits behind the number being served',
    violations({ snapshot }) {
      const current = new Map(snapshot.counters.map((counter) => [counter.id, counter.current]));
      return waitingOf(snapshot.tickets)
        .filter(({ counterId, number }) => number < (current.get(counterId) ?? 0))
        .map((ticket) => `${nameOf(ticket)} waits, ${current.get(ticket.counterId)} is served`);
    },
  },
  {
    id: 'I19',
    promise: 'no background work is left',
    violations: ({ snapshot, limits }) => [
      ...snapshot.counters
        .filter(({ pending }) => pending.length > 0)
        .map(({ id, pending }) => `counter ${id} has pending ${pending.join(', ')}`),
      ...snapshot.counters
        .filter(({ hasGroupCall }) => hasGroupCall)
        .map(({ id }) => `counter ${id} has a group call that is not finished`),
      ...snapshot.tickets
        .filter((ticket) => ticket.hasPendingEffects)
        .map((ticket) => `${nameOf(ticket)} has pending side effects`),
      ...snapshot.unfinishedPasses.map((id) => `${id} of passes is not completed`),
      ...snapshot.passes
        .filter(({ uses }) => uses.some(({ isConfirmed }) => !isConfirmed))
        .map(({ id }) => `pass ${id} is held and not decided`),
      ...wronglyServed(snapshot),
      ...wrongSlots(snapshot, limits),
    ],
  },
];

type StoredState = Parameters<Check['violations']>[0]['snapshot'];

function wronglyServed({ tickets, counters }: StoredState): string[] {
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

/** Every waiting ticket holds an allowance slot of its own, and no other ticket holds one. */
function wrongSlots({ tickets }: StoredState, { perUser }: Limits): string[] {
  const holding = tickets.filter(({ allowanceSlot }) => allowanceSlot !== null);
  const shared = [
    ...groupBy(holding, ({ userId, allowanceSlot }) => `${userId} ${allowanceSlot}`).values(),
  ];
  return [
    ...waitingOf(tickets)
      .filter(({ allowanceSlot }) => allowanceSlot === null || allowanceSlot >= perUser)
      .map(
        (ticket) => `${nameOf(ticket)} waits without an allowance slot of user ${ticket.userId}`,
      ),
    ...holding
      .filter(({ state }) => state !== 'waiting')
      .map((ticket) => `${nameOf(ticket)} holds an allowance slot and does not wait`),
    ...shared
      .filter((some) => some.length > 1)
      .map((some) => `${some.map(nameOf).join(' and ')} share one allowance slot`),
  ];
}
