import type { Merchant } from '@turno/shared-types';
import { instantOf, merchantDay, queueStatus } from '@turno/shared-types/rules';

/** Whether the shows of a date cannot be booked because the merchant is closed on it. */
export function isClosedOn(merchant: Pick<Merchant, 'openings' | 'timezone'>, date: string) {
  const day = merchantDay(merchant, instantOf(date, '23:59', merchant.timezone));
  return queueStatus({ type: 'event', closed: false, paused: false, day }) === 'closed';
}
