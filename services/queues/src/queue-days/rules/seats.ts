type Booked = { ticketId: string; userId: number; paxCount: number };
type Party = { ticketId: string; userId: number; paxCount: number };

/** How many people have seats of a slot. */
export function bookedPax(bookings: readonly { paxCount: number }[]): number {
  return bookings.reduce((sum, { paxCount }) => sum + paxCount, 0);
}

/**
 * QUE-082, QUE-061: why a party gets no seats of a slot; `null` when seats are no obstacle. `seats` is the capacity of the
 * slot, `null` if seats are not counted. Seats of an earlier number of this party count until they are freed.
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
