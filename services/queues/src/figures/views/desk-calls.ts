import type { DailyCounter } from '@turno/shared-types';
import { deskCallOf, leftOfGroup, recentCalls, shownCalls } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { type DeskCall, ticketValue } from '../../tickets/index.ts';
import type { Figures } from '../store/figures.ts';

/**
 * S-20, S-21: what each desk shows, the newest first, without people of a group who wait again, are kept aside or were called
 * by another desk since. The stored calls follow a call a moment later than the tickets.
 */
export function presentDeskCalls(
  queue: QueueRecord,
  { counter, called, aside, waiting }: Figures,
): NonNullable<DailyCounter['latestCalls']> {
  const paxOf = (number: number) => called.find((each) => each.number === number)?.paxCount;
  const calls = [...Object.values(counter.deskCalls ?? {}), ...called.map(deskCallOf)];
  const overrides = Object.values(counter.deskOverrides ?? {});
  const shown = shownCalls(calls, overrides);
  const hasLeft = (group: DeskCall) => (number: number) =>
    waiting.sortKeys.has(number) ||
    aside.some((each) => each.number === number) ||
    shown.some((each) => each.at > group.at && each.first <= number && number <= each.number);
  const left = shown.map((call) => leftOfGroup(call, hasLeft(call)));
  return left.map(({ desk, first, number, paxCount, at, ended, highest }) => ({
    desk,
    first,
    counter: number,
    paxCount: paxOf(number) ?? paxCount,
    ticketValue: ticketValue(queue, number, counter.time),
    calledAt: at.toISOString(),
    ...(ended ? { ended } : {}),
    ...(highest === number ? {} : { highest }),
  }));
}

/** What a board may have missed: the latest calls of all desks, the newest first. */
export function presentRecentCalls(
  queue: QueueRecord,
  { counter, called, waiting }: Figures,
): NonNullable<DailyCounter['recentCalls']> {
  const waitsAgain = (number: number) => waiting.sortKeys.has(number);
  const again = Object.values(counter.deskOverrides ?? {}).map(({ call }) => call);
  return recentCalls(called, again, waitsAgain).map(({ desk, first, number, at }) => ({
    queueId: counter.queueId,
    ticketValue: ticketValue(queue, number, counter.time),
    ...(first < number ? { firstTicketValue: ticketValue(queue, first, counter.time) } : {}),
    desk: desk?.name ?? null,
    calledAt: at.toISOString(),
  }));
}
