import type { LiveMessage, Merchant } from '@turno/shared-types';
import { RECENT_CALLS } from '@turno/shared-types/constants';
import { localTime } from '@turno/shared-types/rules';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';

/** How many numbers were called since the morning, and what time it is. */
export type Served = { calls: number; morning: number; now: number };

export const CALL_EVERY_MS = 120_000;
export const TIME_ZONE = 'Europe/Rome';

const QUEUE = 11;

/** What the gateway tells of a merchant whose one queue has called so many numbers on this day. */
export function boardAt({ calls: called, morning, now }: Served): {
  merchant: Merchant;
  message: LiveMessage;
} {
  const date = dateAt(now);
  // Every day begins with the first number.
  const calls = date === dateAt(morning) ? called : 0;
  const recentCalls = Array.from({ length: Math.min(calls, RECENT_CALLS) }, (_, age) => ({
    queueId: QUEUE,
    ticketValue: String(calls - age),
    desk: null,
    calledAt: new Date(morning + (calls - age - 1) * CALL_EVERY_MS).toISOString(),
  }));
  const id = Number(date.replaceAll('-', ''));
  const counter = buildCounter({
    id,
    date,
    recentCalls,
    counter: calls,
    ticketsAhead: 20,
    paxAhead: 20,
    currentTicket: calls === 0 ? null : String(calls),
  });
  const queue = buildQueue({ id: QUEUE, queue_daily_counters: [counter] });
  return {
    merchant: buildMerchant({ queues: [queue] }),
    message: { type: 'queue-changed', queueId: QUEUE, counter },
  };
}

const dateAt = (time: number) => localTime(new Date(time), TIME_ZONE).date;
