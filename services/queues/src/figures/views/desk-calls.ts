import type { DailyCounter } from '@turno/shared-types';
import { deskCallOf, latestCalls } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import type { Figures } from '../store/figures.ts';

/** S-20: the latest call of each desk, the newest first. The stored ones follow a call a moment later than the tickets. */
export function presentDeskCalls(
  queue: QueueRecord,
  { counter, called }: Figures,
): NonNullable<DailyCounter['latestCalls']> {
  const calls = [...Object.values(counter.deskCalls ?? {}), ...called.map(deskCallOf)];
  return latestCalls(calls).map(({ desk, first, number, paxCount, at }) => ({
    ...{ desk, first, counter: number, paxCount },
    ticketValue: ticketValue(queue, number, counter.time),
    calledAt: at.toISOString(),
  }));
}
