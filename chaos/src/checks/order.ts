import { type Check, nameOf } from '../evidence/evidence.ts';
import { acknowledged, type Entry, groupBy } from '../evidence/history.ts';
import { type Call, callsIn } from './calls.ts';
import { closuresIn } from './closures.ts';

type Stay = {
  counterId: number;
  queueId: number;
  number: number;
  sentAt: number;
  answeredAt: number;
};

/** Each acknowledged ticket with the earliest times of its request and its acknowledgement, over all retries. */
function staysIn(history: readonly Entry[]): Stay[] {
  const byTicket = groupBy(
    acknowledged(history, 'line-up'),
    (entry) => `${entry.counterId}|${entry.number}`,
  );
  // An unanswered attempt may have been the one that took the number.
  const firstSent = new Map<string, number>();
  for (const { operation, userId, key, sentAt } of history) {
    if (operation !== 'line-up') continue;
    const name = `${userId}|${key}`;
    firstSent.set(name, Math.min(sentAt, firstSent.get(name) ?? sentAt));
  }
  return [...byTicket.values()].map((entries) => ({
    counterId: entries[0]?.counterId ?? 0,
    queueId: entries[0]?.queueId ?? 0,
    number: entries[0]?.number ?? 0,
    sentAt: Math.min(...entries.map(({ userId, key }) => firstSent.get(`${userId}|${key}`) ?? 0)),
    answeredAt: Math.min(...entries.map(({ answeredAt }) => answeredAt)),
  }));
}

/** First come, first served. */
export const orderChecks: readonly Check[] = [
  {
    id: 'I8',
    promise: 'a request sent after another was acknowledged gets a greater number',
    violations: ({ history }) =>
      [...groupBy(staysIn(history), ({ counterId }) => String(counterId)).values()].flatMap(
        overtaken,
      ),
  },
  {
    id: 'I9',
    promise: 'no ticket is skipped',
    violations({ history, snapshot }) {
      const calls = groupBy(callsIn(history, snapshot), ({ counterId }) => String(counterId));
      const ends = endsIn(
        history,
        snapshot.tickets.filter(({ state }) => state === 'waiting').map(nameOf),
      );
      return staysIn(history).flatMap((stay) =>
        (calls.get(String(stay.counterId)) ?? [])
          .filter((call) => skips(call, stay, ends.get(nameOf(stay)), calls))
          .map((call) => `${nameOf(stay)} still waited when ${call.number} had been called`),
      );
    },
  },
  {
    id: 'I12',
    promise: 'no number is given while a queue is closed or paused',
    violations({ history }) {
      const closures = closuresIn(history);
      return staysIn(history).flatMap((stay) =>
        (closures.get(stay.queueId) ?? [])
          .filter(({ from, to }) => stay.sentAt > from && stay.answeredAt < to)
          .map(
            () => `${nameOf(stay)} was requested and given while queue ${stay.queueId} was closed`,
          ),
      );
    },
  },
];

function overtaken(stays: Stay[]): string[] {
  const byAnswer = stays.toSorted((a, b) => a.answeredAt - b.answeredAt);
  const violations: string[] = [];
  let highest = 0;
  let next = 0;
  for (const stay of stays.toSorted((a, b) => a.sentAt - b.sentAt)) {
    for (let done = byAnswer[next]; done && done.answeredAt < stay.sentAt; done = byAnswer[next]) {
      highest = Math.max(highest, done.number);
      next += 1;
    }
    if (stay.number < highest) {
      violations.push(`${nameOf(stay)} was requested after ${highest} had been acknowledged`);
    }
  }
  return violations;
}

type End = { from: number };

/** The earliest moment at which each ticket can have stopped waiting; never, for one that still waits. */
function endsIn(history: readonly Entry[], waiting: readonly string[]): Map<string, End> {
  const ends = new Map<string, End>(
    waiting.map((name) => [name, { from: Number.POSITIVE_INFINITY }]),
  );
  // Of several removals of one ticket, the first may have been effective.
  for (const { operation, counterId, number, sentAt, status } of history) {
    if (operation !== 'remove' || counterId === undefined || number === undefined) continue;
    if (status !== null && status >= 300) continue;
    const name = nameOf({ counterId, number });
    ends.set(name, { from: Math.min(sentAt, ends.get(name)?.from ?? sentAt) });
  }
  return ends;
}

/** Whether a command called a number although a smaller one certainly waited before and after it. */
function skips(call: Call, stay: Stay, end: End | undefined, calls: Map<string, Call[]>): boolean {
  if (call.number <= stay.number || call.sentAt < stay.answeredAt) return false;
  const own = calls.get(String(stay.counterId))?.find(({ number }) => number === stay.number);
  const endedFrom = own?.sentAt ?? end?.from;
  return endedFrom !== undefined && endedFrom > call.answeredAt;
}
