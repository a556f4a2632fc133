import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';

/**
 * Handles the messages about a ticket whose holder has changed: they continue for the account to which the guest's tickets were
 * transferred (S-16), and end for a person who gave the ticket away. The ticket itself tells which of them it was, since the
 * same update changed its holder.
 */
export async function followHolder(
  { store: { ticketNotices }, now }: Deps,
  subscription: TicketNotices,
  ticket: Pick<TicketRecord, 'userId' | 'takenAlong'>,
): Promise<void> {
  if (!isTakenAlong(subscription, ticket)) return ticketNotices.remove(subscription.id);
  const holder = { userId: ticket.userId, sessionId: ticket.takenAlong?.sessionId };
  await ticketNotices.handOver(subscription, holder, now());
}

/** Whether the ticket came to its holder from the guest who subscribed. */
export function isTakenAlong(
  { id }: TicketNotices,
  { takenAlong }: Pick<TicketRecord, 'takenAlong'>,
): boolean {
  return takenAlong?.guestsId === id;
}

/**
 * S-16: moves a guest's messages to the account together with their tickets; those about tickets that stayed remain the
 * guest's.
 */
export async function followGuestTickets(deps: Deps, guestId: number): Promise<void> {
  const { ticketNotices, tickets } = deps.store;
  for (const subscription of await ticketNotices.findOfPerson(guestId)) {
    const { counterId, number } = subscription;
    const ticket = await tickets.findNumberNow(counterId, number);
    if (ticket && ticket.userId !== guestId) await followHolder(deps, subscription, ticket);
  }
}
