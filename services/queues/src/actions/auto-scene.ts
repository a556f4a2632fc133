import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { isAutomatic } from '../rules/auto-turn.ts';
import { type MerchantDay, merchantDay } from '../rules/merchant-day.ts';
import type { CounterRecord } from '../store/day-records.ts';
import type { QueueRecord } from '../store/queue-record.ts';

export type AutoScene = {
  day: MerchantDay;
  queues: (QueueRecord & { nextRatio: number })[];
  /** Today's, one for each queue. */
  counters: CounterRecord[];
};

/** The automatic queues of a merchant on its present day. */
export async function autoScene({ store, now }: Deps, merchantId: number): Promise<AutoScene> {
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  const day = merchantDay(merchant, now());
  const queues = (await store.queues.findOf([merchantId])).filter(isAutomatic);
  const keys = queues.map(({ id: queueId }) => ({ queueId, merchantId, date: day.date }));
  return { day, queues, counters: await store.counters.ensure(keys) };
}
