import type { Queue } from '@turno/shared-types';
import { presentCounter } from './daily-counter.ts';
import type { QueueView } from './queue-views.ts';

/** The queues of a merchant, the children of a multi-queue inside their parent (QUE-022). */
export function presentQueues(views: readonly QueueView[]): Queue[] {
  return views
    .filter(({ queue }) => queue.parentQueueId === null)
    .map((view) => {
      return view.queue.multiQueue
        ? { ...presentQueue(view), childQueues: view.children.map(presentQueue) }
        : presentQueue(view);
    });
}

/** The present day first; of an event every show of today. */
function presentQueue(view: QueueView): Omit<Queue, 'childQueues'> {
  const { merchantId: _merchantId, ...queue } = view.queue;
  return { ...queue, queue_daily_counters: [view, ...view.shows].map(presentCounter) };
}
