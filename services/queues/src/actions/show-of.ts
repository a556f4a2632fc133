import { eventSlotAt } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import type { Show } from '../rules/next-call.ts';
import type { CounterRecord } from '../store/day-records.ts';
import type { MerchantRecord } from '../store/merchant-records.ts';

type Day = Pick<CounterRecord, 'queueId' | 'date' | 'time'>;

/** The show that a counter is of, as of now; `null` when it is no show's. */
export async function showOf(
  { store, now }: Deps,
  { id: merchantId, timezone }: MerchantRecord,
  { queueId, date, time }: Day,
): Promise<Show | null> {
  if (time === null) return null;
  const queue = await store.queues.find(queueId, merchantId);
  return queue && { ...eventSlotAt(queue, { date, time }, timezone), now: now() };
}
