import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Queue } from '../../entities/queue.ts';

/** S-19: how many people and tickets wait. One number belongs to a party of one or more people. */
export type Waiting = {
  /** The people of all parties. */
  people: number;
  /** The tickets, each with one number. */
  numbers: number;
};

type Counter = Pick<DailyCounter, 'paxAhead' | 'ticketsAhead'>;
type Counted = Pick<Queue, 'type' | 'listOnly' | 'parentQueueId'> & {
  queue_daily_counters: readonly Counter[];
};

const NOBODY: Waiting = { people: 0, numbers: 0 };

/** How many wait in a queue on one day, or for one show. */
export function waitingOn({ paxAhead, ticketsAhead }: Counter): Waiting {
  return { people: paxAhead, numbers: ticketsAhead };
}

/**
 * How many wait in a queue on its current day; in an event, for all shows of the day. Nobody waits where access is free
 * (CON-037). A multi-queue counts its children.
 */
export function waitingIn({ type, listOnly, queue_daily_counters: counters }: Counted): Waiting {
  if (listOnly) return NOBODY;
  return sumOf((type === 'event' ? counters : counters.slice(0, 1)).map(waitingOn));
}

/** CON-005, G-54: how many wait in all queues of a merchant; children are counted with their parent. */
export function waitingAt(queues: readonly Counted[]): Waiting {
  return sumOf(queues.filter(({ parentQueueId }) => parentQueueId === null).map(waitingIn));
}

function sumOf(all: readonly Waiting[]): Waiting {
  return all.reduce(
    (sum, { people, numbers }) => ({
      people: sum.people + people,
      numbers: sum.numbers + numbers,
    }),
    NOBODY,
  );
}
