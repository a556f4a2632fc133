import type { EventSlot } from '@turno/shared-types/rules';
import { type MerchantDay, merchantDay } from '../rules/merchant-day.ts';
import type { Catalog } from './catalog.ts';
import type { Figures } from './figures.ts';
import type { Store } from './index.ts';
import type { MerchantRecord } from './merchant-records.ts';
import type { QueueRecord } from './queue-record.ts';
import { queueViews } from './queue-views.ts';

/** A queue on one day, or at one show of it, with all that its answer is made of. */
export type QueueView = {
  queue: QueueRecord;
  figures: Figures;
  day: MerchantDay;
  now: Date;
  /** QUE-047 */
  isWebhookOn: boolean;
  /** The show that the figures are of, in an event's queue. */
  slot: EventSlot | null;
  /** The other shows of today, first show first. */
  shows: readonly QueueView[];
  /** Of a multi-queue. */
  children: readonly QueueView[];
};
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
