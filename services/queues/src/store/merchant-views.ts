import { type MerchantDay, merchantDay } from '../rules/merchant-day.ts';
import type { Catalog } from './catalog.ts';
import type { Figures } from './figures.ts';
import type { Store } from './index.ts';
import type { MerchantRecord, QueueRecord } from './records.ts';

export type QueueView = { queue: QueueRecord; figures: Figures; day: MerchantDay };
/** A merchant with all that its answer is made of, as of one moment. */
export type MerchantView = {
  merchant: MerchantRecord;
  queues: QueueView[];
  catalog: Catalog;
};
type Sources = Pick<Store, 'queues' | 'counters' | 'figures' | 'catalog'>;

/** Completes merchants with their queues and the present day of each, which is begun where nobody has yet. */
export async function merchantViews(
  store: Sources,
  merchants: readonly MerchantRecord[],
  now: Date,
): Promise<MerchantView[]> {
  const [catalog, queues] = await Promise.all([
    store.catalog.read(),
    store.queues.findOf(merchants.map(({ id }) => id)),
  ]);
  const days = new Map(merchants.map((merchant) => [merchant.id, merchantDay(merchant, now)]));
  const figures = await figuresOfToday(store, queues, days);
  return merchants.map((merchant) => ({
    merchant,
    catalog,
    queues: queues.flatMap((queue) => {
      const [ofQueue, day] = [figures.get(queue.id), days.get(queue.merchantId)];
      const isShown = queue.merchantId === merchant.id && ofQueue && day;
      return isShown ? [{ queue, figures: ofQueue, day }] : [];
    }),
  }));
}

async function figuresOfToday(
  store: Sources,
  queues: readonly QueueRecord[],
  days: ReadonlyMap<number, MerchantDay>,
): Promise<Map<number, Figures>> {
  const keys = queues.flatMap(({ id: queueId, merchantId }) => {
    const day = days.get(merchantId);
    return day ? [{ queueId, merchantId, date: day.date }] : [];
  });
  const counters = await store.counters.ensure(keys);
  const read = await store.figures.read(counters.map(({ id }) => id));
  return new Map(Array.from(read.values(), (figures) => [figures.counter.queueId, figures]));
}
