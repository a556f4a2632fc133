import { dateAfter, dayEnd } from '@turno/shared-types/rules';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import { keepsWaiting, type QueueRecord } from '../../queues/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

export type EndedDay = { merchant: MerchantRecord; queue: QueueRecord; date: string };

/** S-05: the day on which tickets wait that return to a day that has ended; `null` if it has not ended, or nobody waits on. */
export async function nextDayOf(
  { store, now }: Deps,
  { merchant, queue, date }: EndedDay,
): Promise<CounterRecord | null> {
  if (dayEnd(merchant, date) > now() || !keepsWaiting(queue, merchant, date)) return null;
  const { id: queueId, merchantId } = queue;
  const next = { queueId, merchantId, date: dateAfter(date, 1) };
  return (await store.counters.ensure([next]))[0] ?? null;
}

/** Has the sweeper carry over a ticket that returned to wait after its day ended, like those that waited at its end. */
export async function carryReturned(
  deps: Deps,
  { merchantId, queueId, date }: Pick<TicketRecord, 'merchantId' | 'queueId' | 'date'>,
): Promise<void> {
  const { store, now } = deps;
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  const next = merchant && queue && (await nextDayOf(deps, { merchant, queue, date }));
  if (next) await store.counters.scheduleCarry(next.id, now());
}
