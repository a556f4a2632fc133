type Booked = { ticketId: string; userId: number; paxCount: number };
type Party = { ticketId: string; userId: number; paxCount: number };

/** People who have seats of a slot. */
export function bookedPax(bookings: readonly { paxCount: number }[]): number {
  return bookings.reduce((sum, { paxCount }) => sum + paxCount, 0);
}

/**
 * QUE-082, QUE-061: why a party gets no seats of a slot; `null` when seats are not what it lacks. `seats` is how many
 * people the slot takes, `null` where they are not counted. Seats of a former number of this party count until they are
 * freed.
 */
export function seatViolation(
  bookings: readonly Booked[],
  party: Party,
  seats: number | null,
): 'booked' | 'full' | null {
  if (seats === null) return null;
  const isAnother = ({ ticketId, userId }: Booked) =>
    userId === party.userId && ticketId !== party.ticketId;
  if (bookings.some(isAnother)) return 'booked';
  return bookedPax(bookings) + party.paxCount > seats ? 'full' : null;
}
