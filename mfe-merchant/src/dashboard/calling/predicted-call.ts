import type { DailyCounter, Queue } from '@turno/shared-types';
import { nextTicketOf } from './next-state.ts';

type Size = Pick<NonNullable<Queue['childQueues']>[number], 'queue_daily_counters'> | null;

/** A call that the services have not answered yet: the day, and the ticket that was next when the button was pressed. */
export type PredictedCall = {
  counterId: number;
  ticket: string;
  paxCount: number;
  /** When the latest call before it was; a later one means that the day already shows what this call did. */
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

/** The day as a page shows it while a call is on its way. Commands are made from the day itself. */
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

/** Whether a call of this day is on its way and the day does not show a call since. */
export function isPredicted(counter: DailyCounter, call: PredictedCall): boolean {
  return call.counterId === counter.id && call.after === latestCallOf(counter);
}

function latestCallOf({ latestCalls }: DailyCounter): string | null {
  return latestCalls?.[0]?.calledAt ?? null;
}
