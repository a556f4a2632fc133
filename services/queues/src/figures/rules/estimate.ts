import { MIN_WAITING_SECONDS } from '@turno/shared-types/constants';
import {
  isTooLate,
  type WaitBasis,
  type WaitContext,
  type WaitEstimator,
  waitEstimator,
} from '@turno/shared-types/waits';

/** How a queue has moved, today and before. */
export type History = WaitContext & {
  /** When the last number is called at the latest; `null` without hours, and open around the clock. */
  closesAt: Date | null;
  /** Until a show begins, negative once it has; `null` for every queue that is no event. */
  secondsUntilShow: number | null;
};

type Estimated = {
  /** Half of the waits are shorter. Never negative. */
  seconds: number;
  /** What a ticket and a counter say beside it; `null` for a show, for whose time people come. */
  range: WaitRange | null;
};

/** In seconds: eight of ten waits lie between low and high, and as many are shorter than `p80`. */
type WaitRange = {
  waitLow: number;
  waitHigh: number;
  /** About nine of ten waits are longer. */
  waitEarliest: number;
  p80: number;
  /** Before this instant four of five are not called yet: who is there by then is most likely in time. */
  beThereBy: string;
  /** From when these seconds count. */
  estimatedAt: string;
  basis: WaitBasis;
};

export type QueueEstimate = {
  /** G-09 */
  calcMode: 'not_started' | 'average' | 'default';
  /** Between two calls while the queue was at work; `null` while no service of today is known. */
  averageSeconds: number | null;
  /** S-02, QUE-077: how long a person with so many tickets in front waits. */
  of(ticketsAhead: number): Estimated;
  /** Whether such a person would most likely not be called before closing. */
  isTooLate(ticketsAhead: number): boolean;
};

/** S-02: the one rule for every waiting time shown. */
export function estimatorOf(history: History): QueueEstimate {
  const { secondsUntilShow, now, closesAt } = history;
  const estimator = waitEstimator(history);
  const { calls, secondsPerCall } = estimator;
  const secondsOf = (ticketsAhead: number) =>
    secondsUntilShow === null
      ? estimator.waitAt(ticketsAhead, 0.5)
      : // People of a show come for its time, not for their turn.
        Math.max(0, secondsUntilShow);
  // Many ask for the same place in line: a line-up twice, and within a second everybody who follows the queue.
  const known = new Map<number, Estimated>();
  const estimated = (ticketsAhead: number) => ({
    seconds: secondsOf(ticketsAhead),
    range: secondsUntilShow === null ? rangeOf(estimator, ticketsAhead) : null,
  });
  return {
    calcMode: modeOf(history.calls.length, calls),
    averageSeconds: calls === 0 ? null : secondsPerCall,
    of(ticketsAhead) {
      const found = known.get(ticketsAhead) ?? estimated(ticketsAhead);
      known.set(ticketsAhead, found);
      return found;
    },
    isTooLate: (ticketsAhead) =>
      secondsUntilShow === null && isTooLate(estimator, { ticketsAhead, now, closesAt }),
  };
}

function rangeOf({ waitAt, since, basis }: WaitEstimator, ticketsAhead: number): WaitRange {
  return {
    waitLow: waitAt(ticketsAhead, 0.1),
    waitHigh: waitAt(ticketsAhead, 0.9),
    waitEarliest: waitAt(ticketsAhead, 0.09),
    p80: waitAt(ticketsAhead, 0.8),
    beThereBy: new Date(since.getTime() + waitAt(ticketsAhead, 0.2) * 1_000).toISOString(),
    estimatedAt: since.toISOString(),
    basis,
  };
}

/** QUE-076: a ticket's wait is never below a minute. */
export function flooredWait(seconds: number): number {
  return Math.max(MIN_WAITING_SECONDS, seconds);
}

function modeOf(calls: number, services: number): QueueEstimate['calcMode'] {
  if (calls === 0) return 'not_started';
  return services === 0 ? 'default' : 'average';
}
