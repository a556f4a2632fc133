import type { OpeningSlot } from '../openings/merchant-day.ts';
import type { WaitEstimator } from './wait-estimator.ts';

type Next = { ticketsAhead: number; now: Date; slots: readonly OpeningSlot[] };

/** Whether the next person would most likely not be called before the last slot of the day ends. */
export function isTooLate(estimator: WaitEstimator, { ticketsAhead, now, slots }: Next): boolean {
  const last = slots.at(-1);
  if (!last || last.closesAt <= now) return false;
  return (
    estimator.since.getTime() + estimator.waitAt(ticketsAhead, 0.5) * 1_000 >
    last.closesAt.getTime()
  );
}
