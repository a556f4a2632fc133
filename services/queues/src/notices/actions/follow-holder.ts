import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';

/**
 * What becomes of the messages about a ticket whose holder has changed: they go on for the account that took it along
 * (S-16), and end for everybody who gave it away.
 */
export async function followHolder(
  { store: { ticketNotices }, now }: Deps,
  subscription: TicketNotices,
  { userId }: Pick<TicketRecord, 'userId'>,
): Promise<void> {
  if (subscription.newHolderId === userId)
    await ticketNotices.handOver(subscription, userId, now());
  else await ticketNotices.remove(subscription.id);
}

/** S-16: messages about tickets that an account has taken along; those about tickets that stayed remain the guest's. */
export async function followGuestTickets(deps: Deps, guestId: number): Promise<void> {
  const { ticketNotices, tickets } = deps.store;
  for (const subscription of await ticketNotices.findOfPerson(guestId)) {
    const { counterId, number } = subscription;
    const ticket = await tickets.findNumberNow(counterId, number);
    if (ticket && ticket.userId !== guestId) await followHolder(deps, subscription, ticket);
  }
  await ticketNotices.clearNewHolder(guestId);
}
