import { OPENING_TIME_STEP_MINUTES } from '../../constants.ts';

const DAY_MINUTES = 1_440;

/** `HH:mm` as minutes since midnight; `24:00` is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since midnight as `HH:mm`; 1440 is `24:00`. */
export function clockOf(minutes: number): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

/** CST-018, G-29: the 97 times at which an opening may begin or end, `00:00` to `24:00`; it can only end at the last one. */
export function openingTimes(): string[] {
  const steps = DAY_MINUTES / OPENING_TIME_STEP_MINUTES;
  return Array.from({ length: steps + 1 }, (_, step) => clockOf(step * OPENING_TIME_STEP_MINUTES));
}
