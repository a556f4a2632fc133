import { NEXT_BEFORE_OPENING_SECONDS } from '@turno/shared-types/constants';
import { minutesOf } from '@turno/shared-types/rules';
import type { Decline } from './decline.ts';
import type { MerchantDay } from './merchant-day.ts';

/** Why nobody may be called now; `null` when the queue is served. A paused queue serves those who wait. */
export function nextRefusal(
  counter: { closed: boolean; date: string },
  day: MerchantDay,
): Decline | null {
  if (counter.closed || counter.date !== day.date) return { code: 'queue_closed' };
  const first = day.slots[0];
  if (!first) return null;
  // CST-019
  const from = minutesOf(first.start) * 60 - NEXT_BEFORE_OPENING_SECONDS;
  return day.secondsOfDay < from ? { code: 'too_early' } : null;
}
