import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';

/**
 * QUE-064: which passes a queue asks for now. Free access takes no numbers, so that its pass mode waits until free access
 * ends.
 */
export function passModeInForce({
  passMode,
  listOnly,
}: Pick<Queue, 'passMode' | 'listOnly'>): Queue['passMode'] {
  return listOnly ? 'free' : passMode;
}

/**
 * CON-037, CON-042, S-19: whether a place is entered without numbers: it has queues, and every one that people see is free
 * access. Where the place is worded as a whole, nobody can get in line there, and nobody is counted.
 */
export function isFreeAccess({ queues }: Pick<Merchant, 'queues'>): boolean {
  const seen = queues.filter(({ parentQueueId }) => parentQueueId === null);
  return seen.length > 0 && seen.every(({ type, listOnly }) => type !== 'event' && listOnly);
}
