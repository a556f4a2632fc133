import { createHash } from 'node:crypto';
import type { Dump } from '../evidence.ts';
import type { Entry } from '../history.ts';

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
  return tickets.flatMap(({ callId, counterId, number }) => {
    const press = callId === null ? undefined : presses.get(callId);
    return press ? [{ ...press, counterId, number }] : [];
  });
}
