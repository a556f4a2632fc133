import type { DailyCounter } from '@turno/shared-types';
import { deskCallOf, recentCalls, shownCalls } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import type { Figures } from '../store/figures.ts';

/** S-20, S-21: what each desk shows, the newest first. The stored ones follow a call a moment later than the tickets. */
export function presentDeskCalls(
  queue: QueueRecord,
  { counter, called }: Figures,
): NonNullable<DailyCounter['latestCalls']> {
  const calls = [...Object.values(counter.deskCalls ?? {}), ...called.map(deskCallOf)];
  const overrides = Object.values(counter.deskOverrides ?? {});
  return shownCalls(calls, overrides).map(
    ({ desk, first, number, paxCount, at, ended, highest }) => ({
      desk,
      first,
      counter: number,
      paxCount,
      ticketValue: ticketValue(queue, number, counter.time),
      calledAt: at.toISOString(),
      ...(ended ? { ended } : {}),
      ...(highest === number ? {} : { highest }),
    }),
  );
}

/** What a board may have missed: the latest calls of all desks, the newest first. */
export function presentRecentCalls(
  queue: QueueRecord,
  { counter, called }: Figures,
): NonNullable<DailyCounter['recentCalls']> {
  const again = Object.values(counter.deskOverrides ?? {}).map(({ call }) => call);
  return recentCalls(called, again).map(({ desk, first, number, at }) => ({
    queueId: counter.queueId,
    ticketValue: ticketValue(queue, number, counter.time),
    ...(first < number ? { firstTicketValue: ticketValue(queue, first, counter.time) } : {}),
    desk: desk?.name ?? null,
    calledAt: at.toISOString(),
  }));
}
