import { type Check, type CounterRow, nameOf, type TicketRow } from '../evidence/evidence.ts';
import { acknowledged, groupBy } from '../evidence/history.ts';

const rowOf = (tickets: readonly TicketRow[]) => {
  const rows = new Map(tickets.map((ticket) => [`${ticket.counterId}|${ticket.number}`, ticket]));
  return (counterId: number | undefined, number: number | undefined) =>
    rows.get(`${counterId}|${number}`);
};

/** Numbers are unique, durable, repeatable and complete. */
export const numberChecks: readonly Check[] = [
  {
    id: 'I1',
    promise: 'no number is given twice',
    violations: ({ snapshot }) =>
      [...groupBy(snapshot.tickets, nameOf)]
        .filter(([, tickets]) => tickets.length > 1)
        .map(([name, tickets]) => `${name} exists ${tickets.length} times`),
  },
  {
    id: 'I2',
    promise: 'an acknowledged ticket is never lost',
    violations({ snapshot, history }) {
      const find = rowOf(snapshot.tickets);
      return acknowledged(history, 'line-up')
        .filter((entry) => find(entry.counterId, entry.number)?.userId !== entry.userId)
        .map(
          ({ key, counterId, number }) =>
            `${key} was given ${counterId}/${number}, which is not stored`,
        );
    },
  },
  {
    id: 'I3',
    promise: 'a retry is the same ticket',
    violations({ history }) {
      const byKey = groupBy(
        acknowledged(history, 'line-up'),
        ({ userId, key }) => `${userId} ${key}`,
      );
      return [...byKey].flatMap(([name, entries]) => {
        const tickets = new Set(entries.map((entry) => `${entry.counterId}/${entry.number}`));
        return tickets.size > 1 ? [`${name} was given ${[...tickets].join(' and ')}`] : [];
      });
    },
  },
  {
    id: 'I7',
    promise: 'every number is a ticket or was abandoned',
    violations({ snapshot }) {
      const byCounter = groupBy(snapshot.tickets, ({ counterId }) => String(counterId));
      return snapshot.counters.flatMap((counter) =>
        misnumbered(counter, byCounter.get(String(counter.id)) ?? []),
      );
    },
  },
  {
    id: 'I20',
    promise: 'one counter for a queue and a day',
    violations: ({ snapshot }) =>
      [
        ...groupBy(
          snapshot.counters,
          ({ queueId, date, time }) => `${queueId} on ${date} at ${time}`,
        ),
      ]
        .filter(([, counters]) => counters.length > 1)
        .map(([name, counters]) => `queue ${name} has ${counters.length} counters`),
  },
];

function misnumbered(counter: CounterRow, tickets: readonly TicketRow[]): string[] {
  const given = [...tickets.map(({ number }) => number), ...counter.voided];
  const known = new Set(given);
  const missing = Array.from({ length: counter.next }, (_, index) => index + 1).filter(
    (number) => !known.has(number),
  );
  const outOfRange = given.filter((number) => number < 1 || number > counter.next);
  return [
    ...missing.map((number) => `counter ${counter.id}: ${number} is missing`),
    ...outOfRange.map((number) => `counter ${counter.id}: ${number} is beyond ${counter.next}`),
    ...(known.size < given.length ? [`counter ${counter.id}: a number is given and voided`] : []),
  ];
}
