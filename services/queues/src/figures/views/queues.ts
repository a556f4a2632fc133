import type { Queue } from '@turno/shared-types';
import { presentCounter } from './daily-counter.ts';
import { type QueueView, shownDays } from './queue-views.ts';

/** The queues of a merchant, the children of a multi-queue inside their parent (QUE-022). */
export function presentQueues(views: readonly QueueView[]): Queue[] {
  return views.filter(({ queue }) => queue.parentQueueId === null).map(presentQueue);
}

/** One queue, a multi-queue with its children inside. */
export function presentQueue(view: QueueView): Queue {
  return view.queue.multiQueue
    ? { ...presentAlone(view), childQueues: view.children.map(presentAlone) }
    : presentAlone(view);
}

/** The current day first; for an event every show of today, and those of later days separately. */
function presentAlone(view: QueueView): Omit<Queue, 'childQueues'> {
  const {
    merchantId: _merchant,
    ticketPrefix: _prefix,
    rev: _rev,
    pace: _pace,
    ...queue
  } = view.queue;
  return {
    ...queue,
    queue_daily_counters: shownDays(view).map(presentCounter),
    ...(queue.type === 'event' ? { coming_daily_counters: view.coming.map(presentCounter) } : {}),
  };
}
