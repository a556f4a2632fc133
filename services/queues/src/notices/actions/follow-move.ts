import { ticketPath } from '@turno/shared-types';
import { loadTicket } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { notifiedAtFirst } from '../rules/next-notice.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';
import { loadTicketFacts } from './load-ticket-facts.ts';

/** S-21: messages about a moved ticket continue with the ticket that replaces it. */
export async function followMove(
  deps: Deps,
  { locale, push, byEmail, byText, travelSeconds, userId, until }: TicketNotices,
  { movedTo }: TicketRecord,
): Promise<void> {
  const { store } = deps;
  const ticket =
    movedTo && (await store.tickets.findNumberNow(movedTo.queueDailyCounterId, movedTo.counter));
  const loaded = ticket && (await loadTicket(store, ticket));
  const facts = ticket && (await loadTicketFacts(deps, [ticket])).get(ticket.id);
  if (!loaded || !facts || ticket.userId !== userId) return;
  await store.ticketNotices.save(
    {
      ...{ locale, push, byEmail, byText, travelSeconds, userId, until },
      ...ticketRefOf(loaded.ticket),
      path: pathOf(loaded),
      notified: notifiedAtFirst(facts),
    },
    { hasNewTravelTime: false, now: deps.now() },
  );
}

/** Which ticket it is. */
export function ticketRefOf({ id: ticketId, counterId, number, merchantId }: TicketRecord) {
  return { ticketId, counterId, number, merchantId };
}

/** The page of a ticket. */
export function pathOf({
  ticket,
  merchant,
  queue,
}: NonNullable<Awaited<ReturnType<typeof loadTicket>>>): string {
  return ticketPath({ queueDailyCounterId: ticket.counterId, merchant, queue });
}
