import { OPENING_TIME_STEP_MINUTES } from '@turno/shared-types/constants';

const DAY_MINUTES = 24 * 60;

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes since midnight as `HH:mm`; the end of the day is `24:00`. */
export function clockText(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * CST-018, G-29: every quarter of an hour of a day. The end of the day is a time to end at, never one to begin at.
 * `from` and `to` are `HH:mm` and belong to the list where they fall on a quarter.
 */
export function timeOptions({
  isEnd = false,
  from = '00:00',
  to = '24:00',
}: {
  isEnd?: boolean;
  from?: string;
  to?: string;
} = {}): string[] {
  const count = DAY_MINUTES / OPENING_TIME_STEP_MINUTES + 1;
  const all = Array.from({ length: count }, (_, index) =>
    clockText(index * OPENING_TIME_STEP_MINUTES),
  );
  return all.filter((time) => time >= from && time <= to && (isEnd || time !== '24:00'));
}
