import { type Check, type Evidence, nameOf, seenDuring } from '../evidence/evidence.ts';
import { acknowledged, groupBy } from '../evidence/history.ts';
import { callsIn, pressName } from './calls.ts';

/** What calling, removing and letting in promise: each happens once. */
export const pressChecks: readonly Check[] = [
  {
    id: 'I11',
    promise: 'one press calls one ticket, once, and the served number never goes back',
    violations: (evidence) => [
      ...doubleCalls(evidence),
      ...emptyCalls(evidence),
      ...wrongTurns(evidence),
      ...backwards(evidence),
      ...seenDuring(evidence, 'I11'),
    ],
  },
  {
    id: 'I13',
    promise: 'a ticket is let in exactly once',
    violations({ history, dump }) {
      const rows = new Map(dump.tickets.map((ticket) => [nameOf(ticket), ticket]));
      const byTicket = groupBy(acknowledged(history, 'check-in'), ({ counterId, number }) =>
        nameOf({ counterId: counterId ?? 0, number: number ?? 0 }),
      );
      return [...byTicket].flatMap(([name, entries]) => {
        const scans = new Set(entries.map(({ key }) => key));
        const stored = rows.get(name)?.checkedInAt ?? null;
        const other = entries.find(
          ({ admittedAt }) => admittedAt !== undefined && admittedAt !== stored,
        );
        return [
          ...(scans.size > 1 ? [`${name} was let in by ${[...scans].join(' and ')}`] : []),
          ...(other ? [`${name} was let in at ${other.admittedAt}, stored is ${stored}`] : []),
        ];
      });
    },
  },
  {
    id: 'I16',
    promise: 'a removal is final, and either the removal or the call wins',
    violations({ history, dump }) {
      const rows = new Map(dump.tickets.map((ticket) => [nameOf(ticket), ticket]));
      const lost = acknowledged(history, 'remove').flatMap(({ counterId = 0, number = 0 }) => {
        const row = rows.get(nameOf({ counterId, number }));
        return row?.state === 'cancelled'
          ? []
          : [`${nameOf({ counterId, number })} was removed, is ${row?.state}`];
      });
      const refused = history
        .filter(
          ({ operation, errorCode }) =>
            operation === 'remove' && errorCode === 'ticket_not_processable',
        )
        .map(({ counterId = 0, number = 0 }) => ({ counterId, number }))
        .filter((ticket) => rows.get(nameOf(ticket))?.state !== 'called')
        .map((ticket) => `${nameOf(ticket)} could not be removed, but was not called either`);
      const both = dump.tickets
        .filter(({ wasCalled, wasCancelled }) => wasCalled && wasCancelled)
        .map((ticket) => `${nameOf(ticket)} was called and removed`);
      return [...lost, ...refused, ...both];
    },
  },
];

function doubleCalls({ dump }: Evidence): string[] {
  const called = dump.tickets.filter(({ callId }) => callId !== null);
  const expecting = called.filter(({ callExpected }) => callExpected !== null);
  return [
    ...[...groupBy(called, ({ callId }) => String(callId))]
      .filter(([, tickets]) => tickets.length > 1)
      .map(([press, tickets]) => `press ${press} called ${tickets.map(nameOf).join(' and ')}`),
    ...[
      ...groupBy(expecting, ({ counterId, callExpected }) => `${counterId} after ${callExpected}`),
    ]
      .filter(([, tickets]) => tickets.length > 1)
      .map(
        ([name, tickets]) =>
          `counter ${name}: two counters called ${tickets.map(nameOf).join(' and ')}`,
      ),
  ];
}

/** A press that expects no number calls somebody, or is refused. */
function emptyCalls({ history, dump }: Evidence): string[] {
  const callers = new Set(dump.tickets.map(({ callId }) => callId));
  return acknowledged(history, 'next')
    .filter(
      ({ userId, key, expected }) => expected === undefined && !callers.has(pressName(userId, key)),
    )
    .map(({ key }) => `press ${key} was acknowledged and called nobody`);
}

/** Presses for several queues: one ticket for one key, which was called. */
function wrongTurns({ history, dump }: Evidence): string[] {
  const presses = acknowledged(history, 'auto-next');
  const rows = new Map(dump.tickets.map((ticket) => [nameOf(ticket), ticket]));
  const ticketOf = ({ counterId = 0, number = 0 }: (typeof presses)[number]) =>
    nameOf({ counterId, number });
  const pressOf = ({ userId, key }: (typeof presses)[number]) => `press ${key} of ${userId}`;
  const doubled = (by: typeof ticketOf, of: typeof ticketOf) =>
    [...groupBy(presses, by)]
      .map(([name, some]) => [name, new Set(some.map(of))] as const)
      .filter(([, others]) => others.size > 1)
      .map(([name, others]) => `${name} goes with ${[...others].join(' and ')}`);
  return [
    ...doubled(ticketOf, pressOf),
    ...doubled(pressOf, ticketOf),
    ...presses
      .map(ticketOf)
      .filter((name) => rows.get(name)?.state !== 'called')
      .map((name) => `${name} was called in turn, is ${rows.get(name)?.state}`),
  ];
}

function backwards({ history, dump }: Evidence): string[] {
  const calls = groupBy(callsIn(history, dump), ({ counterId }) => String(counterId));
  const numbers = [...calls.values()].flatMap((some) =>
    some.flatMap((call) =>
      some
        .filter((later) => later.sentAt > call.answeredAt && later.number < call.number)
        .map((later) => `${nameOf(later)} was called after ${call.number}`),
    ),
  );
  // One that expected another number called nobody, and may show what was so half a second ago.
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
