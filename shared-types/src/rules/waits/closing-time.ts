import type { WaitEstimator } from './wait-estimator.ts';

type Next = {
  ticketsAhead: number;
  now: Date;
  /** The latest time at which the last number is called; `null` without hours, and if open around the clock. */
  closesAt: Date | null;
};

/** Whether the next person would most likely not be called before closing. */
export function isTooLate(
  estimator: WaitEstimator,
  { ticketsAhead, now, closesAt }: Next,
): boolean {
  if (!closesAt || closesAt <= now) return false;
  const turn = estimator.since.getTime() + estimator.waitAt(ticketsAhead, 0.5) * 1_000;
  return turn > closesAt.getTime();
}
