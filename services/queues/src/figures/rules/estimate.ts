import { MIN_WAITING_SECONDS } from '@turno/shared-types/constants';
import { type MerchantDay, secondsUntilOpening } from '@turno/shared-types/rules';
import { type Call, type PaceContext, paceOf } from './pace.ts';

/** How a queue has moved today. */
export type History = PaceContext & {
  secondsUntilOpening: number;
  /** Until a show begins, negative once it has; `null` for every queue that is no event. */
  secondsUntilShow: number | null;
};

export type Estimated = {
  /** Never negative. */
  seconds: number;
  /** G-09 */
  calcMode: 'not_started' | 'average' | 'default';
  /** Between two calls while the queue was at work; `null` while no service is known. */
  averageSeconds: number | null;
};

/**
 * S-02, G-42: how long a person with `ticketsAhead` tickets in front waits. The one rule for every waiting time shown: an
 * estimator that knows more takes its place here.
 */
export function estimate(history: History, ticketsAhead: number): Estimated {
  const { secondsUntilOpening, secondsUntilShow } = history;
  const capacity = Math.max(1, history.capacity);
  const { secondsPerTicket, services } = paceOf(history);
  const calcMode = modeOf(history.calls.length, services);
  const averageSeconds = services === 0 ? null : secondsPerTicket;
  // People of a show come for its time, not for their turn.
  if (secondsUntilShow !== null) {
    return { seconds: Math.max(0, secondsUntilShow), calcMode, averageSeconds };
  }
  const groups = Math.ceil(Math.max(0, ticketsAhead) / capacity);
  const serving = Math.round(groups * capacity * secondsPerTicket);
  const opening = calcMode === 'not_started' ? Math.max(0, secondsUntilOpening) : 0;
  return { seconds: serving + opening, calcMode, averageSeconds };
}

/** QUE-076: a ticket's wait is never below a minute. */
export function flooredWait(seconds: number): number {
  return Math.max(MIN_WAITING_SECONDS, seconds);
}

function modeOf(calls: number, services: number): Estimated['calcMode'] {
  if (calls === 0) return 'not_started';
  return services === 0 ? 'default' : 'average';
}

type Parts = {
  queue: { capacity: number; defaultWaitingTime: number };
  /** `undefined` where nothing is known of the day yet. */
  figures:
    | { called: readonly Call[]; counter: { resumedAt?: readonly Date[] | undefined } }
    | undefined;
  day: MerchantDay;
  /** The show of an event. */
  slot: { startsAt: Date } | null;
  now: Date;
};

/** How a queue has moved today: what every estimate is made of. */
export function historyOf({ queue, figures, day, slot, now }: Parts): History {
  return {
    capacity: queue.capacity,
    defaultWaitingTime: queue.defaultWaitingTime,
    calls: figures?.called ?? [],
    resumedAt: [...(figures?.counter.resumedAt ?? []), ...day.slots.map(({ opensAt }) => opensAt)],
    secondsUntilOpening: secondsUntilOpening(day),
    secondsUntilShow: slot && Math.ceil((slot.startsAt.getTime() - now.getTime()) / 1_000),
  };
}
