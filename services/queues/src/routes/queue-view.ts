import { Refusal } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { merchantDay } from '../rules/merchant-day.ts';
import type { QueueView } from '../store/merchant-views.ts';

/** One queue of a merchant on its present day, or the refusal `queue_not_found`. */
export async function queueView(
  { store, now }: Deps,
  { merchantId, queueId }: { merchantId: number; queueId: number },
): Promise<QueueView> {
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) throw new Refusal('queue_not_found');
  const day = merchantDay(merchant, now());
  const counters = await store.counters.ensure([{ queueId, merchantId, date: day.date }]);
  const figures = await store.figures.read(counters.map(({ id }) => id));
  const [ofToday] = figures.values();
  if (!ofToday) throw new Refusal('queue_not_found');
  return { queue, day, figures: ofToday };
}
