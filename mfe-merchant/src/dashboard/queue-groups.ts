import type { Queue } from '@turno/shared-types';

export type QueueGroup = 'event' | 'automatic' | 'normal';

/** MER-015: which part of the dashboard a queue belongs to. */
export function groupOf(queue: Pick<Queue, 'type' | 'nextRatio' | 'listOnly'>): QueueGroup {
  if (queue.type === 'event') return 'event';
  return queue.nextRatio !== null && !queue.listOnly ? 'automatic' : 'normal';
}

/** MER-014: the queues as the tabs show them, automatic ones first. A multi-queue gives one tab for each of its children. */
export function tabsOf(queues: readonly Queue[]): Queue[] {
  const shown = queues.flatMap((queue) => (queue.multiQueue ? (queue.childQueues ?? []) : [queue]));
  const order: QueueGroup[] = ['automatic', 'normal', 'event'];
  return shown.toSorted((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)));
}
