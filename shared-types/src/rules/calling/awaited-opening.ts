import { NEXT_BEFORE_OPENING_SECONDS } from '../../constants.ts';
import type { MerchantDay } from '../openings/merchant-day.ts';

/**
 * CST-019, S-04: the opening before which calls are rejected; `null` if people can be called. If the hours of a day that had
 * opened are moved to later, it counts as between two slots until then, and staff finish the people who wait. Shows have times
 * of their own. If queues do not open by the clock (G-27), calls are never rejected.
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
