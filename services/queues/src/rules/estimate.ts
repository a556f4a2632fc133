import { MIN_WAITING_SECONDS } from '@turno/shared-types/constants';

export type Pace = {
  /** People served together. */
  capacity: number;
  defaultWaitingTime: number;
  /** When the latest tickets were called, newest first. */
  calledAt: readonly Date[];
  secondsUntilOpening: number;
};

type CalcMode = 'not_started' | 'average' | 'default';

const GAPS = 20;

/** G-42: seconds that somebody with `ticketsAhead` tickets in front waits. The one rule for every wait we tell. */
export function waitSeconds(pace: Pace, ticketsAhead: number): number {
  const groups = Math.ceil(ticketsAhead / pace.capacity);
  const each = averageGapSeconds(pace.calledAt) ?? pace.defaultWaitingTime;
  const untilOpening = isStarted(pace) ? 0 : pace.secondsUntilOpening;
  return Math.round(groups * each) + untilOpening;
}

/** QUE-076: the same, never below a minute. */
export function flooredWait(seconds: number): number {
  return Math.max(MIN_WAITING_SECONDS, seconds);
}

/** G-09 */
export function calcMode(pace: Pace): CalcMode {
  if (!isStarted(pace)) return 'not_started';
  return averageGapSeconds(pace.calledAt) === null ? 'default' : 'average';
}

/** Average of the last twenty gaps between calls, in seconds; `null` before the second call. */
export function averageGapSeconds(calledAt: readonly Date[]): number | null {
  const recent = calledAt.slice(0, GAPS + 1);
  const [newest, oldest] = [recent[0], recent.at(-1)];
  if (!newest || !oldest || recent.length < 2) return null;
  const seconds = (newest.getTime() - oldest.getTime()) / 1_000;
  return Math.max(0, seconds) / (recent.length - 1);
}

function isStarted({ calledAt }: Pace): boolean {
  return calledAt.length > 0;
}
