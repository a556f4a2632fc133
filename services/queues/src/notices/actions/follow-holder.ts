import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';

/**
 * Handles the messages about a ticket whose holder has changed: they continue for the account to which the guest's tickets were
 * transferred (S-16), and end for a person who gave the ticket away.
 */
export async function followHolder(
  { store: { ticketNotices }, now }: Deps,
  subscription: TicketNotices,
  { userId }: Pick<TicketRecord, 'userId'>,
): Promise<void> {
  if (subscription.newHolderId === userId)
    await ticketNotices.handOver(subscription, userId, now());
  else await ticketNotices.endAsRead(subscription);
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
  await ticketNotices.clearNewHolder(guestId);
}
