import type { Merchant, Queue } from '@turno/shared-types';
import { topLevelQueues } from '../shared/queue/queue-state.ts';

/** CON-042: the queue of the address, else the first that asks for no ticket, else the first; `null` without any. */
export function freeQueue(merchant: Merchant, queueId: string | undefined): Queue | null {
  const queues = topLevelQueues(merchant);
  const named = queues.find(({ id }) => String(id) === queueId);
  return named ?? queues.find(({ listOnly }) => listOnly) ?? queues[0] ?? null;
}
