import { merchantDay } from '@turno/shared-types/rules';
import type { Catalog, MerchantRecord } from '../../merchants/index.ts';
import type { Store } from '../deps.ts';
import { type QueueView, queueViews } from './queue-views.ts';

/** A merchant with everything its reply needs, as of one moment. */
export type MerchantView = {
  merchant: MerchantRecord;
  queues: QueueView[];
  catalog: Catalog;
};
type Sources = Pick<Store, 'queues' | 'counters' | 'figures' | 'catalog'>;

/** Adds to merchants their queues and the current day of each queue, which is created if it does not exist. */
export async function merchantViews(
  store: Sources,
  merchants: readonly MerchantRecord[],
  now: Date,
): Promise<MerchantView[]> {
  const [catalog, queues] = await Promise.all([
    store.catalog.read(),
    // A merchant that closed for good shows no queues, and no day is created for them.
    store.queues.findOf(merchants.flatMap(({ id, closedAt }) => (closedAt ? [] : [id]))),
  ]);
  const byMerchant = new Map(
    merchants.map((merchant) => [merchant.id, { merchant, day: merchantDay(merchant, now), now }]),
  );
  const shown = queues.flatMap((queue) => {
    const place = byMerchant.get(queue.merchantId);
    return place ? [{ queue, ...place }] : [];
  });
  const views = await queueViews(store, shown);
  return merchants.map((merchant) => ({
    merchant,
    catalog,
    queues: views.filter(({ queue }) => queue.merchantId === merchant.id),
  }));
}
