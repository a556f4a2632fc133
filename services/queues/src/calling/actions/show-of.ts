import { eventSlotAt } from '@turno/shared-types/rules';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';
import type { Show } from '../rules/next-call.ts';

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
