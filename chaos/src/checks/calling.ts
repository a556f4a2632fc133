import { type Check, type Evidence, nameOf, observedDuring } from '../evidence/evidence.ts';
import { acknowledged, groupBy } from '../evidence/history.ts';
import { callIdOf, callsIn } from './calls.ts';

/** Calling, removing and checking in happen once. */
export const callingChecks: readonly Check[] = [
  {
    id: 'I11',
    promise: 'one command calls one ticket, once, and the served number never decreases',
    violations: (evidence) => [
      ...doubleCalls(evidence),
      ...emptyCalls(evidence),
      ...wrongSharedCalls(evidence),
      ...backwards(evidence),
      ...observedDuring(evidence, 'I11'),
    ],
  },
  {
    id: 'I13',
    promise: 'a ticket is checked in exactly once',
    violations({ history, snapshot }) {
      const rows = new Map(snapshot.tickets.map((ticket) => [nameOf(ticket), ticket]));
      const byTicket = groupBy(acknowledged(history, 'check-in'), ({ counterId, number }) =>
        nameOf({ counterId: counterId ?? 0, number: number ?? 0 }),
      );
      return [...byTicket].flatMap(([name, entries]) => {
        const scans = new Set(entries.map(({ key }) => key));
        const stored = rows.get(name)?.checkedInAt ?? null;
        const other = entries.find(
          ({ checkedInAt }) => checkedInAt !== undefined && checkedInAt !== stored,
        );
        return [
          ...(scans.size > 1 ? [`${name} was checked in by ${[...scans].join(' and ')}`] : []),
          ...(other ? [`${name} was checked in at ${other.checkedInAt}, stored is ${stored}`] : []),
        ];
      });
    },
  },
  {
    id: 'I16',
    promise: 'a removal is final, and either the removal or the call wins',
    violations({ history, snapshot }) {
      const rows = new Map(snapshot.tickets.map((ticket) => [nameOf(ticket), ticket]));
      const lost = acknowledged(history, 'remove').flatMap(({ counterId = 0, number = 0 }) => {
        const row = rows.get(nameOf({ counterId, number }));
        return row?.state === 'cancelled'
          ? []
          : [`${nameOf({ counterId, number })} was removed, is ${row?.state}`];
      });
      const rejected = history
        .filter(
          ({ operation, errorCode }) =>
            operation === 'remove' && errorCode === 'ticket_not_processable',
        )
        .map(({ counterId = 0, number = 0 }) => ({ counterId, number }))
        .filter((ticket) => rows.get(nameOf(ticket))?.state !== 'called')
        .map((ticket) => `${nameOf(ticket)} could not be removed, but was not called either`);
      const both = snapshot.tickets
        .filter(({ wasCalled, wasCancelled }) => wasCalled && wasCancelled)
        .map((ticket) => `${nameOf(ticket)} was called and removed`);
      return [...lost, ...rejected, ...both];
    },
  },
];

function doubleCalls({ snapshot }: Evidence): string[] {
  const called = snapshot.tickets.filter(({ callId }) => callId !== null);
  const expecting = called.filter(({ callExpected }) => callExpected !== null);
  return [
    ...[...groupBy(called, ({ callId }) => String(callId))]
      .filter(([, tickets]) => tickets.length > 1)
      .map(([callId, tickets]) => `command ${callId} called ${tickets.map(nameOf).join(' and ')}`),
    ...[
      ...groupBy(expecting, ({ counterId, callExpected }) => `${counterId} after ${callExpected}`),
    ]
      .filter(([, tickets]) => tickets.length > 1)
      .map(
        ([name, tickets]) =>
          `counter ${name}: two desks called ${tickets.map(nameOf).join(' and ')}`,
      ),
  ];
}

/** A command that expects no number calls a ticket or is rejected. */
function emptyCalls({ history, snapshot }: Evidence): string[] {
  const callers = new Set(snapshot.tickets.map(({ callId }) => callId));
  return acknowledged(history, 'next')
    .filter(
      ({ userId, key, expected }) => expected === undefined && !callers.has(callIdOf(userId, key)),
    )
    .map(({ key }) => `command ${key} was acknowledged and called no ticket`);
}

/** Commands for shared queues: one key calls one ticket. */
function wrongSharedCalls({ history, snapshot }: Evidence): string[] {
  const commands = acknowledged(history, 'auto-next');
  const rows = new Map(snapshot.tickets.map((ticket) => [nameOf(ticket), ticket]));
  const ticketOf = ({ counterId = 0, number = 0 }: (typeof commands)[number]) =>
    nameOf({ counterId, number });
  const commandOf = ({ userId, key }: (typeof commands)[number]) =>
    `command ${key} of user ${userId}`;
  const duplicates = (by: typeof ticketOf, of: typeof ticketOf) =>
    [...groupBy(commands, by)]
      .map(([name, some]) => [name, new Set(some.map(of))] as const)
      .filter(([, others]) => others.size > 1)
      .map(([name, others]) => `${name} belongs to ${[...others].join(' and ')}`);
  return [
    ...duplicates(ticketOf, commandOf),
    ...duplicates(commandOf, ticketOf),
    ...commands
      .map(ticketOf)
      .filter((name) => rows.get(name)?.state !== 'called')
      .map((name) => `${name} was called from shared queues, is ${rows.get(name)?.state}`),
  ];
}

function backwards({ history, snapshot }: Evidence): string[] {
  const calls = groupBy(callsIn(history, snapshot), ({ counterId }) => String(counterId));
  const numbers = [...calls.values()].flatMap((some) =>
    some.flatMap((call) =>
      some
        .filter((later) => later.sentAt > call.answeredAt && later.number < call.number)
        .map((later) => `${nameOf(later)} was called after ${call.number}`),
    ),
  );
  // A command that expected another number called nothing; its response may show a state half a second old.
  const certain = acknowledged(history, 'next').filter(({ expected }) => expected === undefined);
  const answers = groupBy(certain, ({ queueId }) => String(queueId));
  const served = [...answers.values()].flatMap((entries) => {
    let highest = 0;
    let next = 0;
    const byAnswer = entries.toSorted((a, b) => a.answeredAt - b.answeredAt);
    return entries
      .toSorted((a, b) => a.sentAt - b.sentAt)
      .flatMap((entry) => {
        for (
          let done = byAnswer[next];
          done && done.answeredAt < entry.sentAt;
          done = byAnswer[next]
        ) {
          highest = Math.max(highest, done.served ?? 0);
          next += 1;
        }
        return (entry.served ?? highest) < highest
          ? [`queue ${entry.queueId} said ${entry.served} after ${highest}`]
          : [];
      });
  });
  return [...numbers, ...served];
}
