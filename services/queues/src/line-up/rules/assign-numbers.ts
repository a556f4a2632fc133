import { type Revisions, seatViolation } from '../../queue-days/index.ts';
import type { FirstWait } from '../../tickets/index.ts';

type Party = { ticketId: string; userId: number; paxCount: number };
type Numbered = Party & { number: number };
type Booking = Pick<Numbered, 'number' | 'ticketId' | 'userId' | 'paxCount'>;

/** The state of a counter that decides about its next numbers. */
export type Sequence<P extends Numbered> = {
  /** The highest number allocated. */
  lastNumber: number;
  pendingTickets: readonly P[];
  /** The bookings of an event's slot. */
  bookings: readonly Booking[];
  /** The oldest revisions with which a request may get a number. */
  fence: Revisions;
};

export type AssignmentRequest<A extends Party> = {
  request: A;
  /** The number of seats of a slot; `null` if seats are not counted. */
  seats: number | null;
  /** The revisions by which this request was judged; absent accepts the newest. */
  revisions?: Revisions;
  /** The quoted wait of a number; if absent, the request contains it. */
  waitOf?: ((number: number) => FirstWait) | undefined;
};

export type Verdict<P> =
  | { kind: 'allocated'; pending: P }
  /** Another number of this person has no ticket yet. */
  | { kind: 'pending' }
  /** The settings or the hours have changed since the request was judged. */
  | { kind: 'stale'; fence: Revisions }
  /** For a slot: not enough seats are left, or this person already has some. */
  | { kind: 'full' }
  | { kind: 'booked' };

export type Assignment<P> = { verdicts: Verdict<P>[]; fresh: P[]; booked: Booking[] };

/**
 * Assigns one number to each person without a pending one, in order of arrival; in a show a party gets a number together with
 * its seats, or neither. Seats belong to the number, not to the ticket: abandoning a number frees only its own seats, even
 * while the same request gets another number.
 */
export function assignNumbers<A extends Party>(
  { lastNumber, pendingTickets, bookings, fence }: Sequence<A & { number: number }>,
  requests: readonly AssignmentRequest<A>[],
): Assignment<A & { number: number }> {
  const byUser = new Map(pendingTickets.map((each) => [each.userId, each]));
  const fresh: (A & { number: number })[] = [];
  const booked: Booking[] = [];
  const verdicts = requests.map((each): Verdict<A & { number: number }> => {
    const { request, seats, revisions, waitOf } = each;
    const known = byUser.get(request.userId);
    if (known) {
      return known.ticketId === request.ticketId
        ? { kind: 'allocated', pending: known }
        : { kind: 'pending' };
    }
    if (revisions && (revisions.settings < fence.settings || revisions.hours < fence.hours)) {
      return { kind: 'stale', fence };
    }
    const taken = seats === null ? [] : [...bookings, ...booked];
    const violation = seatViolation(taken, request, seats);
    if (violation) return { kind: violation };
    const { ticketId, userId, paxCount } = request;
    const number = lastNumber + fresh.length + 1;
    if (seats !== null) booked.push({ number, ticketId, userId, paxCount });
    const numbered = { ...request, ...waitOf?.(number), number };
    fresh.push(numbered);
    byUser.set(userId, numbered);
    return { kind: 'allocated', pending: numbered };
  });
  return { verdicts, fresh, booked };
}
