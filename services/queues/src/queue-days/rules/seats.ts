type Booked = { ticketId: string; userId: number; paxCount: number };
type Party = { ticketId: string; userId: number; paxCount: number };

/** People who have seats of a slot. */
export function bookedPax(bookings: readonly { paxCount: number }[]): number {
  return bookings.reduce((sum, { paxCount }) => sum + paxCount, 0);
}

/**
 * QUE-082, QUE-061: why a party gets no seats of a slot; `null` when seats are not what it lacks. `seats` is how many
 * people the slot takes, `null` where they are not counted.
 */
export function seatViolation(
  bookings: readonly Booked[],
  party: Party,
  seats: number | null,
): 'booked' | 'full' | null {
  if (seats === null || bookings.some(({ ticketId }) => ticketId === party.ticketId)) return null;
  if (bookings.some(({ userId }) => userId === party.userId)) return 'booked';
  return bookedPax(bookings) + party.paxCount > seats ? 'full' : null;
}
