import type { NoticeItem } from '../../outbox/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { textableNumber, textMessage } from '../rules/text-message.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';

/** Sends a text message to the customer of a ticket that staff took; the telephone number is stored only in the ticket. */
export async function sendText(
  { texts, store }: Deps,
  { id: subscriptionId, byText, locale, merchantId }: TicketNotices,
  { id, about, ticket }: Pick<NoticeItem, 'id' | 'about'> & { ticket: TicketRecord },
): Promise<void> {
  const to = textableNumber(ticket.phone);
  if (!texts || !byText || !to) return;
  const moved = about === 'moved' && ticket.movedTo;
  const current = moved
    ? await store.tickets.findNumberNow(moved.queueDailyCounterId, moved.counter)
    : ticket;
  if (!current) return;
  const [[queue], merchant] = await Promise.all([
    store.queues.findMany([current.queueId]),
    store.merchants.find(merchantId),
  ]);
  if (!queue || !merchant) return;
  const number = ticketValue(queue, current.number, current.time ?? undefined);
  const text = textMessage(about, { locale, merchant: merchant.name, number });
  if ((await texts({ id, to, text })) === 'refused')
    await store.ticketNotices.forgetText(subscriptionId);
}
