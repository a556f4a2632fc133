import { MIN_WAITING_SECONDS } from '@turno/shared-types/constants';
import { type MerchantDay, secondsUntilOpening } from '@turno/shared-types/rules';

/** How a queue has moved today. */
export type History = {
  /** People served together. */
  capacity: number;
  /** Seconds for one group, before anything is known. */
  defaultWaitingTime: number;
  /** When the latest tickets were called, newest first. */
  calledAt: readonly Date[];
  secondsUntilOpening: number;
  /** Until a show begins, negative once it has; `null` for every queue that is no event. */
  secondsUntilShow: number | null;
};

export type Estimated = {
  /** Never negative. */
  seconds: number;
  /** G-09 */
  calcMode: 'not_started' | 'average' | 'default';
};

const GAPS = 20;

/**
 * G-42: how long a person with `ticketsAhead` tickets in front waits. The one rule for every waiting time shown: an
 * estimator that knows more takes its place here.
 */
export function estimate(history: History, ticketsAhead: number): Estimated {
  const { capacity, calledAt, secondsUntilOpening, secondsUntilShow } = history;
  const average = averageGapSeconds(calledAt);
  const calcMode = modeOf(calledAt, average);
  // People of a show come for its time, not for their turn.
  if (secondsUntilShow !== null) return { seconds: Math.max(0, secondsUntilShow), calcMode };
  const groups = Math.ceil(Math.max(0, ticketsAhead) / Math.max(1, capacity));
  const serving = Math.round(groups * (average ?? history.defaultWaitingTime));
  const opening = calcMode === 'not_started' ? Math.max(0, secondsUntilOpening) : 0;
  return { seconds: serving + opening, calcMode };
}

/** QUE-076: a ticket's wait is never below a minute. */
export function flooredWait(seconds: number): number {
  return Math.max(MIN_WAITING_SECONDS, seconds);
}

/** Average of the last twenty gaps between calls, in seconds; `null` before the second call. */
export function averageGapSeconds(calledAt: readonly Date[]): number | null {
  const recent = calledAt.slice(0, GAPS + 1);
  const [newest, oldest] = [recent[0], recent.at(-1)];
  if (!newest || !oldest || recent.length < 2) return null;
  const seconds = (newest.getTime() - oldest.getTime()) / 1_000;
  return Math.max(0, seconds) / (recent.length - 1);
}

function modeOf(calledAt: readonly Date[], average: number | null): Estimated['calcMode'] {
  if (calledAt.length === 0) return 'not_started';
  return average === null ? 'default' : 'average';
}

type Parts = {
  queue: { capacity: number; defaultWaitingTime: number };
  called: readonly { executedAt: Date }[];
  day: MerchantDay;
  /** The show of an event. */
  slot: { startsAt: Date } | null;
  now: Date;
};

/** How a queue has moved today: what every estimate is made of. */
export function historyOf({ queue, called, day, slot, now }: Parts): History {
  return {
    capacity: queue.capacity,
    defaultWaitingTime: queue.defaultWaitingTime,
    calledAt: called.map(({ executedAt }) => executedAt),
    secondsUntilOpening: secondsUntilOpening(day),
    secondsUntilShow: slot && Math.ceil((slot.startsAt.getTime() - now.getTime()) / 1_000),
  };
}
