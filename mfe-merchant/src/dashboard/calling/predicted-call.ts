import type { DailyCounter, Queue } from '@turno/shared-types';
import { nextTicketOf } from './next-state.ts';

type Size = Pick<NonNullable<Queue['childQueues']>[number], 'queue_daily_counters'> | null;

/** A call without an answer yet: its day, and the ticket that was next when the button was pressed. */
export type PredictedCall = {
  counterId: number;
  ticket: string;
  paxCount: number;
  /** The instant of the latest call before it; if the day shows a later one, it already includes the result of this call. */
  after: string | null;
};

/** What the next call of a day, or of one size of a multi-queue, calls unless another desk is faster. */
export function predictedCall(counter: DailyCounter, size: Size): PredictedCall {
  const from = size?.queue_daily_counters[0] ?? counter;
  return {
    counterId: counter.id,
    ticket: nextTicketOf(from),
    paxCount: from.nextTicketPaxCount ?? 1,
    after: latestCallOf(counter),
  };
}

/** The day as shown while a call is running. Commands use the actual day. */
export function withPredictedCall(counter: DailyCounter, call: PredictedCall | null): DailyCounter {
  if (!call || !isPredicted(counter, call)) return counter;
  return {
    ...counter,
    currentTicket: call.ticket,
    currentTicketPaxCount: call.paxCount,
    ticketsAhead: Math.max(0, counter.ticketsAhead - 1),
    paxAhead: Math.max(0, counter.paxAhead - call.paxCount),
  };
}

/** Whether a call of this day is running and the day shows no later call. */
export function isPredicted(counter: DailyCounter, call: PredictedCall): boolean {
  return call.counterId === counter.id && call.after === latestCallOf(counter);
}

function latestCallOf({ latestCalls }: DailyCounter): string | null {
  return latestCalls?.[0]?.calledAt ?? null;
}
