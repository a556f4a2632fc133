import type { DailyCounter } from '@turno/shared-types';
import { averageGapSeconds, waitSeconds } from '../rules/estimate.ts';
import { paceOf } from '../rules/pace.ts';
import { ticketValue } from '../rules/ticket-value.ts';
import type { QueueView } from '../store/merchant-views.ts';

/** QUE-037 */
export function presentCounter({ figures, queue, day }: QueueView): DailyCounter {
  const { counter, waiting, called, totalPax } = figures;
  const served = called.find(({ number }) => number === counter.current);
  const next = waiting[0];
  const pace = paceOf(queue, called, day);
  const average = averageGapSeconds(pace.calledAt);
  return {
    id: counter.id,
    queueId: counter.queueId,
    counter: counter.current,
    date: counter.date,
    time: counter.time,
    currentTicket: counter.current > 0 ? ticketValue(queue, counter.current) : null,
    currentTicketPaxCount: served?.paxCount ?? null,
    nextAvailableTicket: counter.next + 1,
    nextTicket: next ? ticketValue(queue, next.number) : null,
    nextTicketPaxCount: next?.paxCount ?? null,
    nextTicketCreatedAt: next?.createdAt.toISOString() ?? null,
    createdAt: counter.createdAt.toISOString(),
    ticketsAhead: waiting.length,
    paxAhead: people(waiting),
    totalPax,
    inQueueCounter: waiting.length,
    avgWaitingTime: average === null ? null : Math.round(average),
    estimatedWaitingTime: waitSeconds(pace, waiting.length),
    openingTime: day.slots[0]?.start ?? null,
    closed: counter.closed,
    paused: counter.paused,
    webhookNextEnabled: false,
    isChildQueue: queue.parentQueueId !== null,
    currentChildQueueId: null,
    currentChildQueueCounter: null,
  };
}

/** People of some tickets. */
export function people(tickets: readonly { paxCount: number }[]): number {
  return tickets.reduce((sum, { paxCount }) => sum + paxCount, 0);
}
