import type { Merchant, Queue } from '@turno/shared-types';
import {
  bookQueuePath,
  eventsPath,
  freeAccessPath,
  passModePath,
  takeNumberPath,
} from '../../paths.ts';
import { queueKind } from './queue-kind.ts';

/** Where somebody takes part in a queue (CON-008 to CON-011, CON-023, CON-024). */
export function queuePath({ id, vanity }: Pick<Merchant, 'id' | 'vanity'>, queue: Queue): string {
  switch (queueKind(queue)) {
    case 'event':
      return eventsPath(vanity);
    case 'list-only':
      return freeAccessPath(vanity, queue.id);
    case 'multi':
      return bookQueuePath(id, queue.id);
    case 'ordinary':
      return takeNumberPath(id, queue.id);
    default:
      return passModePath(vanity);
  }
}

/** The queue of a merchant that people see under this number: for a child its multi-queue. */
export function visibleQueue({ queues }: Pick<Merchant, 'queues'>, queueId: number): Queue | null {
  return queues.find((queue) => queueIds(queue).includes(queueId)) ?? null;
}

/** The numbers that tickets of a queue go by: its own, and those of its children. */
export function queueIds(queue: Queue): number[] {
  return [queue.id, ...(queue.childQueues ?? []).map(({ id }) => id)];
}
