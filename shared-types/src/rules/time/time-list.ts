import { OPENING_TIME_STEP_MINUTES } from '../../constants.ts';
import { clockOf } from './local-time.ts';

const DAY_MINUTES = 1_440;

/** CST-018, G-29: the 97 times an opening may begin or end at, `00:00` to `24:00`; the last one only ends. */
export function openingTimes(): string[] {
  const steps = DAY_MINUTES / OPENING_TIME_STEP_MINUTES;
  return Array.from({ length: steps + 1 }, (_, step) => clockOf(step * OPENING_TIME_STEP_MINUTES));
}
