import { ApiError } from '@turno/kit';
import { merchantDay } from '../../calendar/index.ts';
import type { Deps } from '../deps.ts';
import { type QueueView, queueViews } from './queue-views.ts';

type Wanted = {
  merchantId: number;
  queueId: number;
  /** Of an event: the show by its counter or by its time; else the present one. */
  counterId?: number;
  time?: string | undefined;
};

/** One queue of a merchant on its present day, or the refusal `queue_not_found`. */
export async function queueView(
  { store, now }: Deps,
  { merchantId, queueId, counterId, time }: Wanted,
): Promise<QueueView> {
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) throw new ApiError('queue_not_found');
  const isChild = (id: number | null) => id === queueId;
  const family = queue.multiQueue
    ? (await store.queues.findOf([merchantId])).filter((each) => isChild(each.parentQueueId))
    : [];
  const at = now();
  const place = { merchant, day: merchantDay(merchant, at), now: at };
  const views = await queueViews(
    store,
    [queue, ...family].map((each) => ({ ...place, queue: each })),
  );
  const view = views.find((each) => each.queue.id === queueId);
  if (!view) throw new ApiError('queue_not_found');
  if (time !== undefined) return showAt(view, time);
  return view.shows.find(({ figures }) => figures.counter.id === counterId) ?? view;
}

function showAt(view: QueueView, time: string): QueueView {
  const show = [view, ...view.shows].find(({ slot }) => slot?.time === time);
  if (!show) throw new ApiError('slot_not_bookable');
  return show;
}
