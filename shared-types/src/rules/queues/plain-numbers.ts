import type { Queue } from '../../entities/queue.ts';

/**
 * S-01: whether the numbers of a queue have no letters before them. Two such queues of a merchant call the same numbers, so a
 * number is shown with the name of its queue.
 */
export function hasPlainNumbers({
  parentQueueId,
  passMode,
  type,
}: Pick<Queue, 'parentQueueId' | 'passMode' | 'type'>): boolean {
  return parentQueueId === null && passMode === 'free' && type !== 'event';
}

type NumberedQueue = Pick<
  Queue,
  'id' | 'parentQueueId' | 'passMode' | 'type' | 'multiQueue' | 'listOnly'
>;

/** S-01: whether another single queue of the merchant calls the same numbers, so that boards and announcements name it. */
export function sharesNumbers(queue: NumberedQueue, queues: readonly NumberedQueue[]): boolean {
  return isSingle(queue) && queues.some((other) => other.id !== queue.id && isSingle(other));
}

/** The numbers of a multi-queue have the letters of its sizes, and free access has no numbers. */
function isSingle(queue: NumberedQueue): boolean {
  return hasPlainNumbers(queue) && !queue.multiQueue && !queue.listOnly;
}
