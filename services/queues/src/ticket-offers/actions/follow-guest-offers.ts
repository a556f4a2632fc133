import type { Deps } from '../deps.ts';

/** S-16: links of tickets that an account has taken along from a guest, those that it gave and those that it used. */
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
