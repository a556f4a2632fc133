import type { Deps } from '../deps.ts';

/**
 * S-16: moves the links of a guest's transferred tickets to the account: those that the guest gave and those that the guest
 * used.
 */
export async function followGuestOffers(
  { store: { ticketOffers, tickets } }: Deps,
  guestId: number,
  userId: number,
): Promise<void> {
  for (const { ticketId, counterId, number } of await ticketOffers.findOfPerson(guestId)) {
    const ticket = await tickets.findMovedNow(counterId, number);
    if (ticket?.userId === userId) await ticketOffers.changePerson(ticketId, guestId, userId);
  }
}
