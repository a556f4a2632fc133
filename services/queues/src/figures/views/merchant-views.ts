import { merchantDay } from '@turno/shared-types/rules';
import type { Catalog, MerchantRecord } from '../../merchants/index.ts';
import type { Store } from '../deps.ts';
import { type QueueView, queueViews } from './queue-views.ts';

/** A merchant with all that its answer is made of, as of one moment. */
export type MerchantView = {
  merchant: MerchantRecord;
  queues: QueueView[];
  catalog: Catalog;
};
type Sources = Pick<Store, 'queues' | 'counters' | 'figures' | 'catalog'>;

/** Completes merchants with their queues and the present day of each, which is created where it does not exist yet. */
export async function merchantViews(
  store: Sources,
  merchants: readonly MerchantRecord[],
  now: Date,
): Promise<MerchantView[]> {
  const [catalog, queues] = await Promise.all([
    store.catalog.read(),
    // A merchant that closed for good has no queues to show, and no day begins for them.
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
