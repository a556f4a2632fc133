import { ApiError } from '@turno/kit';
import { type MerchantDay, merchantDay } from '@turno/shared-types/rules';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { isAutomatic } from '../rules/auto-turn.ts';

export type AutomaticQueues = {
  merchant: MerchantRecord;
  day: MerchantDay;
  queues: (QueueRecord & { nextRatio: number })[];
  /** Today's, one for each queue. */
  counters: CounterRecord[];
};

/** The automatic queues of a merchant on its present day. */
export async function loadAutomaticQueues(
  { store, now }: Deps,
  merchantId: number,
): Promise<AutomaticQueues> {
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  const day = merchantDay(merchant, now());
  const queues = (await store.queues.findOf([merchantId])).filter(isAutomatic);
  const keys = queues.map(({ id: queueId }) => ({ queueId, merchantId, date: day.date }));
  return { merchant, day, queues, counters: await store.counters.ensure(keys) };
}
