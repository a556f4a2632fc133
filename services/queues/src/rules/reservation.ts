import type { Decline } from './decline.ts';

/** One place a person holds, or is about to hold, in some queue of today. */
export type LedgerEntry = {
  ticketId: string;
  queueId: number;
  counterId: number;
  /** The parent category of the merchant; `null` counts towards no category. */
  categoryId: number | null;
  /** What was asked for, to tell a retry from another request under the same key. */
  ask: string;
  /** Until when a number may be allocated for it, by the database's clock. */
  expiresAt: Date;
  /** When the day of its queue ends, and the place with it. */
  until: Date;
};

export type Wanted = Omit<LedgerEntry, 'expiresAt'> & {
  limit: number;
  categoryLimit: number | null;
};

export type Reservation =
  /** `isFirst` when the person had no ledger at all: no ticket of this request stands in this day. */
  | { kind: 'reserved'; expiresAt: Date; isFirst?: true }
  | { kind: 'key-reused' }
  /** The person already has a place in this queue. */
  | { kind: 'occupied'; entry: LedgerEntry }
  /** The allowance is used up by these. */
  | { kind: 'full'; entries: LedgerEntry[]; decline: Decline };

/** What an attempt to reserve came to, read from the ledger as it stands afterwards. */
export function reservationOf(entries: readonly LedgerEntry[], wanted: Wanted): Reservation {
  const mine = entries.find((entry) => entry.ticketId === wanted.ticketId);
  if (mine) {
    const isSame = mine.ask === wanted.ask && mine.counterId === wanted.counterId;
    return isSame ? { kind: 'reserved', expiresAt: mine.expiresAt } : otherAsk(mine, wanted);
  }
  const occupied = entries.find((entry) => entry.counterId === wanted.counterId);
  if (occupied) return { kind: 'occupied', entry: occupied };
  const ofCategory = entries.filter(
    (entry) => entry.categoryId !== null && entry.categoryId === wanted.categoryId,
  );
  if (wanted.categoryLimit !== null && ofCategory.length >= wanted.categoryLimit) {
    return full(ofCategory, { code: 'max_tickets_category', payload: { n: wanted.categoryLimit } });
  }
  return full([...entries], { code: 'max_tickets', payload: { n: wanted.limit } });
}

/** The same request met its own place of a day that has ended meanwhile, or the key stands for something else. */
function otherAsk(mine: LedgerEntry, wanted: Wanted): Reservation {
  return mine.ask === wanted.ask ? { kind: 'occupied', entry: mine } : { kind: 'key-reused' };
}

function full(entries: LedgerEntry[], decline: Decline): Reservation {
  return { kind: 'full', entries, decline };
}
