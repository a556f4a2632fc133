import type { Merchant } from '@turno/shared-types';
import { merchantPath, takeNumberPath } from '../paths.ts';
import { queueKind } from '../shared/queue-kind.ts';
import { topLevelQueues } from '../shared/queue-state.ts';

/** Where a scanned merchant leads: its one ordinary queue, else its page (CON-021, CON-024). */
export function scanTarget(merchant: Merchant): string {
  const queues = topLevelQueues(merchant);
  const [only] = queues;
  return only && queues.length === 1 && queueKind(only) === 'ordinary'
    ? takeNumberPath(merchant.id, only.id)
    : merchantPath(merchant.vanity);
}
