import type { MerchantRecord } from '../merchants/index.ts';
import type { QueueRecord } from '../queues/index.ts';
import type { TicketRecord } from '../tickets/index.ts';
import type { Store } from './deps.ts';

/** A ticket with its queue and merchant: the result of actions and the input of views. */
export type LoadedTicket = { ticket: TicketRecord; queue: QueueRecord; merchant: MerchantRecord };

type Sources = Pick<Store, 'queues' | 'merchants'>;

/** Loads the queues and merchants of tickets, in order; tickets whose queue or merchant is gone are omitted. */
export async function loadTickets(
  store: Sources,
  tickets: readonly TicketRecord[],
): Promise<LoadedTicket[]> {
  const [queues, merchants] = await Promise.all([
    store.queues.findMany([...new Set(tickets.map(({ queueId }) => queueId))]),
    store.merchants.findMany([...new Set(tickets.map(({ merchantId }) => merchantId))]),
  ]);
  return tickets.flatMap((ticket): LoadedTicket[] => {
    const queue = queues.find(({ id }) => id === ticket.queueId);
    const merchant = merchants.find(({ id }) => id === ticket.merchantId);
    return queue && merchant ? [{ ticket, queue, merchant }] : [];
  });
}

/** Loads one ticket, reusing the records that its action has loaded already; `null` when they are gone. */
export async function loadTicket(
  store: Sources,
  ticket: TicketRecord,
  known?: { merchant: MerchantRecord; queues: readonly QueueRecord[] },
): Promise<LoadedTicket | null> {
  const queue = known?.queues.find(({ id }) => id === ticket.queueId);
  if (known && queue) return { ticket, queue, merchant: known.merchant };
  return (await loadTickets(store, [ticket]))[0] ?? null;
}
