import { ticketPath } from '@turno/shared-types';
import { endOfWait } from '../../queues/index.ts';
import { type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { notifiedAtFirst } from '../rules/next-notice.ts';
import { keyOf, type TicketNotices } from '../store/ticket-notices.ts';
import { loadTicketFacts } from './load-ticket-facts.ts';

/** S-21: messages about a moved ticket continue with the ticket that replaces it. */
export async function followMove(
  deps: Deps,
  { locale, push, byEmail, byText, travelSeconds, userId }: TicketNotices,
  { movedTo }: TicketRecord,
): Promise<void> {
  const { store } = deps;
  const ticket =
    movedTo && (await store.tickets.findNumberNow(movedTo.queueDailyCounterId, movedTo.counter));
  const loaded = ticket && (await loadTicket(store, ticket));
  const facts = ticket && (await loadTicketFacts(deps, [ticket])).get(ticket.id);
  if (!loaded || !facts || ticket.userId !== userId) return;
  // A person who took that number before the move has chosen its messages already.
  if (await store.ticketNotices.find(keyOf(userId, ticket.id))) return;
  await store.ticketNotices.save(
    {
      locale,
      push,
      byEmail,
      byText,
      travelSeconds,
      userId,
      ...ticketRefOf(loaded.ticket),
      until: storedUntil(loaded),
      path: pathOf(loaded),
      notified: notifiedAtFirst(facts),
    },
    { hasNewTravelTime: false, now: deps.now() },
  );
}

/** The fields that identify a ticket. */
export function ticketRefOf({ id: ticketId, counterId, number, merchantId }: TicketRecord) {
  return { ticketId, counterId, number, merchantId };
}

/** How long the subscription of a ticket is kept after its day, so that its last messages can still be sent. */
const KEPT_AFTER_END_MS = 3_600_000;

/** Until when a ticket's subscription is kept if nothing ends it before the day is over. */
export function storedUntil({ ticket, merchant, queue }: LoadedTicket): Date {
  return new Date(endOfWait(queue, merchant, ticket.date).getTime() + KEPT_AFTER_END_MS);
}

/** The page of a ticket. */
export function pathOf({ ticket, merchant, queue }: LoadedTicket): string {
  return ticketPath({ queueDailyCounterId: ticket.counterId, merchant, queue });
}
