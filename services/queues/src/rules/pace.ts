import type { Pace } from './estimate.ts';
import { type MerchantDay, secondsUntilOpening } from './merchant-day.ts';

/** How fast a queue moves today: what every estimate is made of. */
export function paceOf(
  queue: { capacity: number; defaultWaitingTime: number },
  called: readonly { executedAt: Date }[],
  day: MerchantDay,
): Pace {
  return {
    capacity: queue.capacity,
    defaultWaitingTime: queue.defaultWaitingTime,
    calledAt: called.map(({ executedAt }) => executedAt),
    secondsUntilOpening: secondsUntilOpening(day),
  };
}
