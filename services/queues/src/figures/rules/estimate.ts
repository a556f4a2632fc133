import { MIN_WAITING_SECONDS } from '@turno/shared-types/constants';
import {
  isTooLate,
  type WaitBasis,
  type WaitContext,
  type WaitEstimator,
  waitEstimator,
} from '@turno/shared-types/waits';

/** How a queue has moved today and on earlier days. */
export type History = WaitContext & {
  /** The latest time at which the last number is called; `null` without hours, and if open around the clock. */
  closesAt: Date | null;
  /** Seconds until a show begins, negative after its start; `null` for a queue that is not an event. */
  secondsUntilShow: number | null;
};

type Estimated = {
  /** The median wait. Never negative. */
  seconds: number;
  /** The range that tickets and counters show with the median; `null` for a show, whose people come at a fixed time. */
  range: WaitRange | null;
};

/** In seconds: eight of ten waits lie between low and high, and eight of ten are shorter than `p80`. */
type WaitRange = {
  waitLow: number;
  waitHigh: number;
  /** About nine of ten waits are longer. */
  waitEarliest: number;
  p80: number;
  /** Before this instant four of five are not called yet, so a person who arrives by then is most likely in time. */
  beThereBy: string;
  /** The instant from which these seconds count. */
  estimatedAt: string;
  basis: WaitBasis;
};

export type QueueEstimate = {
  /** G-09 */
  calcMode: 'not_started' | 'average' | 'default';
  /** Seconds between two calls while the queue was being served; `null` while no service of today is known. */
  averageSeconds: number | null;
  /** S-02, QUE-077: the wait of a person with this many tickets in front. */
  of(ticketsAhead: number): Estimated;
  /** Whether a person with this many tickets in front would most likely not be called before closing. */
  isTooLate(ticketsAhead: number): boolean;
};

/** S-02: the single rule for every wait that is shown. */
export function estimatorOf(history: History): QueueEstimate {
  const { secondsUntilShow, now, closesAt } = history;
  const estimator = waitEstimator(history);
  const { calls, secondsPerCall } = estimator;
  const secondsOf = (ticketsAhead: number) =>
    secondsUntilShow === null
      ? estimator.waitAt(ticketsAhead, 0.5)
      : // People of a show come for its time, not for their turn.
        Math.max(0, secondsUntilShow);
  // Many readers ask for the same place in line: a line-up twice, and within a second everybody who follows the queue.
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
