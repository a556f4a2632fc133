import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';

/**
 * QUE-064: the passes that a queue requires now. Free access issues no numbers, so its pass mode has no effect until free
 * access ends.
 */
export function passModeInForce({
  passMode,
  listOnly,
}: Pick<Queue, 'passMode' | 'listOnly'>): Queue['passMode'] {
  return listOnly ? 'free' : passMode;
}

/**
 * CON-037, CON-042, S-19: whether a place is entered without numbers: it has queues, and all visible ones are free access.
 * Texts about the whole place then say that nobody can get in line there, and count nobody.
 */
export function isFreeAccess({ queues }: Pick<Merchant, 'queues'>): boolean {
  const seen = queues.filter(({ parentQueueId }) => parentQueueId === null);
  return seen.length > 0 && seen.every(({ type, listOnly }) => type !== 'event' && listOnly);
}
