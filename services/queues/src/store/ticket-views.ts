import { type MerchantDay, merchantDay } from '../rules/merchant-day.ts';
import type { Figures } from './figures.ts';
import type { Store } from './index.ts';
import type { FranchisingRecord, MerchantRecord, QueueRecord, TicketRecord } from './records.ts';

/** A ticket with all that its answer is made of. */
export type TicketView = {
  ticket: TicketRecord;
  queue: QueueRecord;
  merchant: MerchantRecord;
  franchising: FranchisingRecord | null;
  figures: Figures;
  day: MerchantDay;
};
type Sources = Pick<Store, 'queues' | 'merchants' | 'figures' | 'catalog'>;

/** Completes tickets, in their order; those of merchants or queues that are gone are left out. */
export async function ticketViews(
  store: Sources,
  tickets: readonly TicketRecord[],
  now: Date,
): Promise<TicketView[]> {
  const [catalog, figures, queues, merchants] = await Promise.all([
    store.catalog.read(),
    store.figures.read(unique(tickets.map(({ counterId }) => counterId))),
    store.queues.findMany(unique(tickets.map(({ queueId }) => queueId))),
    store.merchants.findMany(unique(tickets.map(({ merchantId }) => merchantId))),
  ]);
  return tickets.flatMap((ticket) => {
    const queue = queues.find(({ id }) => id === ticket.queueId);
    const merchant = merchants.find(({ id }) => id === ticket.merchantId);
    const ofCounter = figures.get(ticket.counterId);
    if (!queue || !merchant || !ofCounter) return [];
    const franchising = catalog.franchisings.get(merchant.franchisingId ?? 0) ?? null;
    const day = merchantDay(merchant, now);
    return [{ ticket, queue, merchant, franchising, figures: ofCounter, day }];
  });
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
