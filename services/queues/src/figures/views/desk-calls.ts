import type { DailyCounter } from '@turno/shared-types';
import {
  deskCallOf,
  isServedIn,
  leftOfGroup,
  recentCalls,
  shownCalls,
} from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { callPosition, type DeskCall, ticketValue } from '../../tickets/index.ts';
import { type Figures, LATEST_CALLS } from '../store/figures.ts';

/**
 * S-20, S-21: what each desk shows, the newest first, without those at the edges of a group who have left it. The calls stored
 * on the counter may lag behind the tickets for a moment.
 */
export function presentDeskCalls(
  queue: QueueRecord,
  figures: Figures,
): NonNullable<DailyCounter['latestCalls']> {
  const { counter, called } = figures;
  const paxOf = (number: number) => called.find((each) => each.number === number)?.paxCount;
  const calls = [...Object.values(counter.deskCalls ?? {}), ...called.map(deskCallOf)];
  const overrides = Object.values(counter.deskOverrides ?? {});
  const hasLeft = leaversOf(figures);
  const left = shownCalls(calls, overrides).map((call) => leftOfGroup(call, hasLeft(call)));
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

/** The calls that a board may have missed: the latest of all desks, the newest first. */
export function presentRecentCalls(
  queue: QueueRecord,
  figures: Figures,
): NonNullable<DailyCounter['recentCalls']> {
  const { counter, called } = figures;
  const again = Object.values(counter.deskOverrides ?? {}).map(({ call }) => call);
  return recentCalls(called, again, leaversOf(figures)).map(({ desk, first, number, at }) => ({
    queueId: counter.queueId,
    ticketValue: ticketValue(queue, number, counter.time),
    ...(first < number ? { firstTicketValue: ticketValue(queue, first, counter.time) } : {}),
    desk: desk?.name ?? null,
    calledAt: at.toISOString(),
  }));
}

/** Returns a check whether a number has left a group: it is no longer served in it, or its ticket waits again or was moved. */
function leaversOf({ called, groups = [], aside, waiting }: Figures) {
  // Figures store the latest calls and earlier groups; people of other calls may still be served.
  const isKnown = (number: number) =>
    called.length < LATEST_CALLS ||
    called.some((each) => callPosition(each) <= number) ||
    groups.some((each) => each.first <= number && number <= each.number);
  const all = [...called, ...groups.flatMap((each) => each.called)];
  const hasNumber = (number: number) => (each: { number: number }) => each.number === number;
  return (group: DeskCall) => (number: number) => {
    const own = all.find(hasNumber(number));
    if (!own) {
      return isKnown(number) || aside.some(hasNumber(number)) || waiting.sortKeys.has(number);
    }
    return !isServedIn(group, own);
  };
}
