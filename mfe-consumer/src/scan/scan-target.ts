import type { Merchant } from '@turno/shared-types';
import { merchantPath } from '../paths.ts';
import { queuePath } from '../shared/queue/queue-path.ts';
import { topLevelQueues } from '../shared/queue/queue-state.ts';

/** Where a scanned merchant leads: to its one queue, else to its page (CON-021, CON-023, CON-024). */
export function scanTarget(merchant: Merchant): string {
  const [only, ...others] = topLevelQueues(merchant);
  return only && others.length === 0 ? queuePath(merchant, only) : merchantPath(merchant.vanity);
}
