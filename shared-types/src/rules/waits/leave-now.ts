import type { WaitEstimator } from './wait-estimator.ts';

type Place = {
  /** Tickets that are called before. */
  ticketsAhead: number;
  /** How far away the visitor is. */
  travelSeconds: number;
};

/** People need a moment to go, and their way takes a little longer than they say. */
const [SETTING_OUT_SECONDS, WAY] = [60, 1.1];

/**
 * Whether it is time to leave: nine of ten who are told so are there when they are called. Asked again and again, where the
 * first yes counts, and a queue may speed up while somebody is on the way: the limit is that of one in twenty.
 */
export function shouldLeave(
  estimator: WaitEstimator,
  { ticketsAhead, travelSeconds }: Place,
): boolean {
  return estimator.waitAt(ticketsAhead, 0.05) <= WAY * travelSeconds + SETTING_OUT_SECONDS;
}
