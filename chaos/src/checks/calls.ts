import { createHash } from 'node:crypto';
import type { Snapshot } from '../evidence/evidence.ts';
import { acknowledged, type Entry, groupBy } from '../evidence/history.ts';

export type Call = {
  counterId: number;
  number: number;
  sentAt: number;
  /** `Infinity` without an answer. */
  answeredAt: number;
};

/** The id of the call command that a ticket stores: a hash of the user and the idempotency key. */
export function callIdOf(userId: number, key: string): string {
  return createHash('sha256').update(`${userId}|${key}`).digest('hex').slice(0, 24);
}

/** The commands that called a ticket. A command sent twice is one call. */
export function callsIn(history: readonly Entry[], { tickets }: Snapshot): Call[] {
  const commands = new Map<string, Call>();
  for (const { operation, userId, key, sentAt, answeredAt } of history) {
    if (operation !== 'next') continue;
    const name = callIdOf(userId, key);
    const known = commands.get(name);
    commands.set(name, {
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
    const command = callId === null ? undefined : commands.get(callId);
    return command ? [{ ...command, counterId, number }] : [];
  });
  return [...ofOneQueue, ...sharedCallsIn(history)];
}

/** The calls from shared queues, which only the responses name. */
function sharedCallsIn(history: readonly Entry[]): Call[] {
  const groups = groupBy(
    acknowledged(history, 'auto-next'),
    ({ counterId, number }) => `${counterId}|${number}`,
  );
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    if (first?.counterId === undefined || first.number === undefined) return [];
    const { counterId, number, userId, key } = first;
    // Any attempt with this key may have been the one that called.
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
