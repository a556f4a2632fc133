import type { Queue } from '../../entities/queue.ts';

/**
 * S-01: whether the numbers of a queue have no letters before them. Two such queues of a merchant call the same numbers,
 * so that a number needs the name of its queue.
 */
export function hasPlainNumbers({
  parentQueueId,
  passMode,
  type,
}: Pick<Queue, 'parentQueueId' | 'passMode' | 'type'>): boolean {
  return parentQueueId === null && passMode === 'free' && type !== 'event';
}
