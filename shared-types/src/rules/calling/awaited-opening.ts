import { NEXT_BEFORE_OPENING_SECONDS } from '../../constants.ts';
import type { MerchantDay } from '../openings/merchant-day.ts';

/**
 * CST-019, S-04: the opening that calls wait for; `null` where people are called. A day that had opened goes on where its
 * hours are moved to later: until then it is as between two slots, and staff finish the people who wait. Shows have their
 * own times. Where queues do not open by the clock (G-27), no call waits.
 */
export function awaitedOpening(
  { slots, now, hadOpened }: MerchantDay,
  openOnlyInTime = true,
): Date | null {
  const [first] = slots;
  if (!first || hadOpened || !openOnlyInTime) return null;
  const early = first.opensAt.getTime() - now.getTime();
  return early > NEXT_BEFORE_OPENING_SECONDS * 1_000 ? first.opensAt : null;
}
