import type { DailyCounter } from '@turno/shared-types';
import { openingTime, peopleLeft } from '@turno/shared-types/rules';
import { bookedPax } from '../../queue-days/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import { carriedLine } from '../rules/carried-line.ts';
import { estimateOf } from '../rules/queue-estimate.ts';
import { ticketAt } from '../store/waiting-tickets.ts';
import { presentDeskCalls, presentRecentCalls } from './desk-calls.ts';
import { familyFigures } from './family.ts';
import { nextInLine } from './next-in-line.ts';
import type { QueueView } from './queue-views.ts';

/** QUE-037; the counter of a multi-queue shows the aggregated figures of its children. */
export function presentCounter(view: QueueView): DailyCounter {
  const own = presentOwn(view);
  if (view.children.length === 0) return own;
  return { ...own, ...familyFigures(view.children, view.children.map(presentOwn)) };
}

function presentOwn(view: QueueView): DailyCounter {
  const { figures, queue, day } = view;
  const { aside, counter, waiting, people, totalPax } = figures;
  const carried = carriedLine(view);
  const latestCalls = presentDeskCalls(queue, figures);
  const served = latestCalls.find(({ ended }) => !ended);
  const next = ticketAt(waiting, 0);
  const inQueue = waiting.numbers.length + (carried?.waiting.numbers.length ?? 0);
  const estimator = estimateOf(view);
  const { averageSeconds } = estimator;
  const { seconds, range } = estimator.of(inQueue);
  return {
    id: counter.id,
    queueId: counter.queueId,
    counter: counter.current,
    date: counter.date,
    time: counter.time,
    currentTicket: served?.ticketValue ?? null,
    currentTicketPaxCount: served?.paxCount ?? null,
    latestCalls,
    recentCalls: presentRecentCalls(queue, figures),
    asideTickets: aside.map(({ number, paxCount, asideAt, entries = [] }) => ({
      counter: number,
      paxCount,
      asideAt: asideAt.toISOString(),
      enteredPax: paxCount - peopleLeft({ paxCount, entries }),
      ticketValue: ticketValue(queue, number, counter.time),
    })),
    nextAvailableTicket: counter.lastNumber + 1,
    nextTicket: next ? ticketValue(queue, next.number, counter.time) : null,
    nextTickets: nextInLine(view).map(({ value }) => value),
    nextTicketPaxCount: next?.paxCount ?? null,
    nextTicketCreatedAt: next?.createdAt.toISOString() ?? null,
    createdAt: counter.createdAt.toISOString(),
    ticketsAhead: inQueue,
    paxAhead: people + (carried?.people ?? 0),
    totalPax,
    ...(counter.time === null ? {} : { bookedPax: bookedPax(counter.bookings ?? []) }),
    inQueueCounter: inQueue,
    avgWaitingTime: averageSeconds === null ? null : Math.round(averageSeconds),
    estimatedWaitingTime: seconds,
    ...range,
    ...(estimator.isTooLate(inQueue) ? { isTooLate: true } : {}),
    openingTime: openingTime(day),
    closed: counter.closed,
    paused: counter.paused,
    webhookNextEnabled: view.isWebhookOn,
    isChildQueue: queue.parentQueueId !== null,
    currentChildQueueId: null,
    currentChildQueueCounter: null,
  };
}
