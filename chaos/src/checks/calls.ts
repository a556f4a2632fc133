import { createHash } from 'node:crypto';
import type { Dump } from '../evidence/evidence.ts';
import { acknowledged, type Entry, groupBy } from '../evidence/history.ts';

export type Call = {
  counterId: number;
  number: number;
  sentAt: number;
  /** `Infinity` when no answer came. */
  answeredAt: number;
};

/** The name under which a ticket keeps the press that called it: who pressed, and the key of the press. */
export function pressName(userId: number, key: string): string {
  return createHash('sha256').update(`${userId}|${key}`).digest('hex').slice(0, 24);
}

/** The presses that called somebody, each with whom. A press sent twice is one call. */
export function callsIn(history: readonly Entry[], { tickets }: Dump): Call[] {
  const presses = new Map<string, Call>();
  for (const { operation, userId, key, sentAt, answeredAt } of history) {
    if (operation !== 'next') continue;
    const name = pressName(userId, key);
    const known = presses.get(name);
    presses.set(name, {
      counterId: 0,
      number: 0,
      sentAt: Math.min(sentAt, known?.sentAt ?? sentAt),
      answeredAt: Math.min(
        answeredAt ?? Number.POSITIVE_INFINITY,
        known?.answeredAt ?? Number.POSITIVE_INFINITY,
      ),
    });
  }
  const ofOneQueue = tickets.flatMap(({ callId, counterId, number }) => {
    const press = callId === null ? undefined : presses.get(callId);
    return press ? [{ ...press, counterId, number }] : [];
  });
  return [...ofOneQueue, ...callsInTurn(history)];
}

/** The same of presses for several queues, which are known by their answers alone. */
function callsInTurn(history: readonly Entry[]): Call[] {
  const groups = groupBy(
    acknowledged(history, 'auto-next'),
    ({ counterId, number }) => `${counterId}|${number}`,
  );
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    if (first?.counterId === undefined || first.number === undefined) return [];
    const { counterId, number, userId, key } = first;
    // Also a sending that was answered later may have been the one that called.
    const same = history.filter((each) => each.userId === userId && each.key === key);
    return [
      {
        counterId,
        number,
        sentAt: Math.min(...same.map(({ sentAt }) => sentAt)),
        answeredAt: Math.min(...entries.map(({ answeredAt }) => answeredAt)),
      },
    ];
  });
}
