import type { Merchant } from '@turno/shared-types';
import { merchantDay, queueStatus } from '@turno/shared-types/rules';

/**
 * Whether none of the shows can be booked because the merchant is closed on their day. A show after midnight may belong to
 * the day before (S-05).
 */
export function areOnClosedDay(
  merchant: Pick<Merchant, 'openings' | 'timezone'>,
  shows: readonly { startsAt: Date }[],
) {
  return shows.every(({ startsAt }) => {
    const day = merchantDay(merchant, startsAt);
    return queueStatus({ type: 'event', closed: false, paused: false, day }) === 'closed';
  });
}
