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
