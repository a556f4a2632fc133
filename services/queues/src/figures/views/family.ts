import type { DailyCounter } from '@turno/shared-types';
import { NEXT_NUMBERS, RECENT_CALLS } from '@turno/shared-types/constants';
import { byLongestWait } from '../../tickets/index.ts';
import { latestCall } from '../rules/latest-call.ts';
import { nextInLine } from './next-in-line.ts';
import type { QueueView } from './queue-views.ts';

type Family = Pick<
  DailyCounter,
  | 'counter'
  | 'currentTicket'
  | 'currentTicketPaxCount'
  | 'latestCalls'
  | 'recentCalls'
  | 'asideTickets'
  | 'nextAvailableTicket'
  | 'nextTicket'
  | 'nextTickets'
  | 'nextTicketPaxCount'
  | 'nextTicketCreatedAt'
  | 'ticketsAhead'
  | 'paxAhead'
  | 'totalPax'
  | 'inQueueCounter'
  | 'estimatedWaitingTime'
  | 'isTooLate'
  | 'currentChildQueueId'
  | 'currentChildQueueCounter'
> &
  WaitFields;

/**
 * The figures that a multi-queue shows for its day: the sums over its children, the latest call among them, and the ticket that
 * has waited longest as the next one. The wait is the longest of the children's, because the size of the party is not known
 * yet.
 */
export function familyFigures(
  children: readonly QueueView[],
  counters: readonly DailyCounter[],
): Family {
  const latest = latestCall(children.map(({ figures }) => figures));
  const latestCalls = counters
    .flatMap(({ latestCalls: calls = [] }) => calls)
    .toSorted((a, b) => Date.parse(b.calledAt) - Date.parse(a.calledAt));
  const served = latestCalls.find(({ ended }) => !ended);
  const next = counters
    .filter(({ nextTicket }) => nextTicket !== null)
    .toSorted(
      (a, b) => Date.parse(a.nextTicketCreatedAt ?? '') - Date.parse(b.nextTicketCreatedAt ?? ''),
    )[0];
  const sum = (count: (counter: DailyCounter) => number) =>
    counters.reduce((total, counter) => total + count(counter), 0);
  return {
    counter: latest?.number ?? 0,
    currentTicket: served?.ticketValue ?? null,
    currentTicketPaxCount: served?.paxCount ?? null,
    latestCalls,
    recentCalls: familyCalls(counters),
    asideTickets: counters.flatMap(({ asideTickets = [] }) => asideTickets),
    nextAvailableTicket: sum(({ nextAvailableTicket }) => nextAvailableTicket - 1) + 1,
    nextTicket: next?.nextTicket ?? null,
    nextTickets: longestWaiting(children),
    nextTicketPaxCount: next?.nextTicketPaxCount ?? null,
    nextTicketCreatedAt: next?.nextTicketCreatedAt ?? null,
    ticketsAhead: sum(({ ticketsAhead }) => ticketsAhead),
    paxAhead: sum(({ paxAhead }) => paxAhead),
    totalPax: sum(({ totalPax }) => totalPax),
    inQueueCounter: sum(({ inQueueCounter }) => inQueueCounter),
    ...longestWait(counters),
    isTooLate: counters.every((each) => each.isTooLate),
    currentChildQueueId: latest?.queueId ?? null,
    currentChildQueueCounter: latest?.number ?? null,
  };
}

/** The numbers that are called next over the sizes, in the order of calls. */
function longestWaiting(children: readonly QueueView[]): string[] {
  const lines = children.map((child) => nextInLine(child));
  const merged = byLongestWait(lines, ({ createdAt }) => createdAt.getTime());
  return merged.slice(0, NEXT_NUMBERS).map(({ value }) => value);
}

type WaitFields = Pick<
  DailyCounter,
  'waitLow' | 'waitHigh' | 'waitEarliest' | 'p80' | 'beThereBy' | 'estimatedAt' | 'basis'
>;

/** The fields of a counter that describe a wait besides its median. */
export function waitFields(counter: WaitFields = {}): WaitFields {
  const { waitLow, waitHigh, waitEarliest, p80, beThereBy, estimatedAt, basis } = counter;
  return { waitLow, waitHigh, waitEarliest, p80, beThereBy, estimatedAt, basis };
}

function longestWait(counters: readonly DailyCounter[]) {
  const waits = counters.map(({ estimatedWaitingTime: seconds }) => seconds ?? 0);
  const longest = counters[waits.indexOf(Math.max(...waits))];
  return {
    ...waitFields(longest),
    estimatedWaitingTime: longest?.estimatedWaitingTime ?? 0,
  };
}

/** The newest calls of all children together, and the newest call of each. */
function familyCalls(counters: readonly DailyCounter[]): NonNullable<DailyCounter['recentCalls']> {
  const calls = counters
    .flatMap(({ recentCalls = [] }) => recentCalls)
    .toSorted((a, b) => Date.parse(b.calledAt) - Date.parse(a.calledAt));
  return calls.filter(
    ({ queueId }, at) =>
      at < RECENT_CALLS || calls.findIndex((each) => each.queueId === queueId) === at,
  );
}
