import { type MerchantDay, secondsUntilOpening } from '../../calendar/index.ts';
import type { History } from './estimate.ts';

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
