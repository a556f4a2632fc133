import type { Merchant, Queue } from '@turno/shared-types';
import { passModeInForce } from '@turno/shared-types/rules';
import {
  bookQueuePath,
  eventsPath,
  freeAccessPath,
  passModePath,
  takeNumberPath,
} from '../../paths.ts';

/** How people join a queue; in an `ordinary` one anybody takes a number. */
export type QueueKind = 'event' | 'pass' | 'list-only' | 'multi' | 'ordinary';

/** The kind of a queue, in the order of X-29; free access takes precedence over a stored pass mode (decision 380). */
export function queueKind(queue: Queue): QueueKind {
  if (queue.type === 'event') return 'event';
  if (passModeInForce(queue) !== 'free') return 'pass';
  if (queue.listOnly) return 'list-only';
  return queue.multiQueue ? 'multi' : 'ordinary';
}

/** The page where people join a queue (CON-008 to CON-011, CON-023, CON-024). */
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

/** The queue that people see for an id: for a child, its multi-queue. */
export function visibleQueue({ queues }: Pick<Merchant, 'queues'>, queueId: number): Queue | null {
  return queues.find((queue) => queueIds(queue).includes(queueId)) ?? null;
}

/** The queue ids of a queue's tickets: its own and those of its children. */
export function queueIds(queue: Queue): number[] {
  return [queue.id, ...(queue.childQueues ?? []).map(({ id }) => id)];
}
