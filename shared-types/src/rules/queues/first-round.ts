import { OPENING_HINT_SECONDS } from '../../constants.ts';
import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';
import { merchantDay, secondsUntilOpening } from '../openings/merchant-day.ts';

/** CON-050: whether a queue that opens within the hour has already issued more numbers than it serves at once. */
export function isBeyondFirstRound(merchant: Merchant, queue: Queue, now: Date): boolean {
  const seconds = secondsUntilOpening(merchantDay(merchant, now));
  const next = queue.queue_daily_counters[0]?.nextAvailableTicket ?? 1;
  return seconds > 0 && seconds <= OPENING_HINT_SECONDS && next > queue.capacity;
}
