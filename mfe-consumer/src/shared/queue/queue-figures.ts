import type { Merchant, Queue } from '@turno/shared-types';
import { dayOf, queueState } from './queue-state.ts';

export type QueueFigures = {
  people: number;
  /** Seconds; `null` if the opening time is shown instead or there is no wait. */
  waitSeconds: number | null;
  /** `HH:mm` */
  opensAt: string | null;
  currentTicket: string | null;
};

/** CON-033: the figures that describe a queue. */
export function queueFigures(merchant: Merchant, queue: Queue, now: Date): QueueFigures {
  const { label, opensAt } = queueState(merchant, queue, now);
  const day = dayOf(queue);
  const wait = day?.estimatedWaitingTime ?? 0;
  return {
    people: day?.paxAhead ?? 0,
    waitSeconds: label === 'open' && wait > 0 ? wait : null,
    opensAt: label === 'opens' ? opensAt : null,
    currentTicket: day?.currentTicket ?? null,
  };
}
