import { seatViolation } from '../../queue-days/index.ts';
import type { FirstWait } from '../../tickets/index.ts';

type Party = { ticketId: string; userId: number; paxCount: number };
type Numbered = Party & { number: number };
type Booking = Pick<Numbered, 'number' | 'ticketId' | 'userId' | 'paxCount'>;

/** What decides over the next numbers of a counter. */
export type Sequence<P extends Numbered> = {
  /** The highest number allocated. */
  lastNumber: number;
  pendingTickets: readonly P[];
  /** Of an event's slot: who has seats. */
  bookings: readonly Booking[];
  /** The oldest revision of the queue's settings by which a request may get a number. */
  settingsFence: number;
};

export type AssignmentRequest<A extends Party> = {
  request: A;
  /** How many people a slot takes; `null` where they are not counted. */
  seats: number | null;
  /** The revision of the settings that allow this request; absent is the newest. */
  revision?: number;
  /** The quoted wait of a number; absent means the one of the request. */
  waitOf?: ((number: number) => FirstWait) | undefined;
};

export type Verdict<P> =
  | { kind: 'allocated'; pending: P }
  /** Another number of this person has no ticket yet. */
  | { kind: 'pending' }
  /** The settings have changed since the request was judged. */
  | { kind: 'stale'; settingsFence: number }
  /** Of a slot: not so many seats are left, or this person has some of them. */
  | { kind: 'full' }
  | { kind: 'booked' };

export type Assignment<P> = { verdicts: Verdict<P>[]; fresh: P[]; booked: Booking[] };

/**
 * One number for each person who has none pending, in the order they came; in a show a party gets it together with its
 * seats, or neither. Seats belong to the number, not to the ticket: abandoning a number frees its seats alone, also while
 * the same request gets another number.
 */
export function assignNumbers<A extends Party>(
  { lastNumber, pendingTickets, bookings, settingsFence }: Sequence<A & { number: number }>,
  requests: readonly AssignmentRequest<A>[],
): Assignment<A & { number: number }> {
  const byUser = new Map(pendingTickets.map((each) => [each.userId, each]));
  const fresh: (A & { number: number })[] = [];
  const booked: Booking[] = [];
  const verdicts = requests.map((each): Verdict<A & { number: number }> => {
    const { request, seats, revision, waitOf } = each;
    const known = byUser.get(request.userId);
    if (known) {
      return known.ticketId === request.ticketId
        ? { kind: 'allocated', pending: known }
        : { kind: 'pending' };
    }
    if (revision !== undefined && revision < settingsFence) {
      return { kind: 'stale', settingsFence };
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
