import { openingTimes } from '@turno/shared-types/rules';

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
  const times = openingTimes();
  return times.filter((time) => time >= from && time <= to && (isEnd || time !== '24:00'));
}
