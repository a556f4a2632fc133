import { type Session, sessionSchema } from '@turno/shared-types';
import type { GuestTickets } from '@turno/shared-types/guest-tickets';
import { isGuest } from '@turno/shared-types/rules';
import type { KeyValueStore } from './stored-session.ts';

const KEY = 'stayedTickets';
const guestTicketsSchema = sessionSchema.shape.guestTickets;

/**
 * S-16: tickets that stayed with the guest who signed in, and the guest's token, with which they can still be taken. While
 * the transfer is `pending`, nobody knows yet which ones stay.
 */
export type StayedTickets = {
  userId: number;
  guestToken: string;
  state: GuestTickets['state'];
  tickets: GuestTickets['stayed'];
};

/** The tickets that stayed, or may stay, when a guest became this user; `null` without any. */
export function readStayedTickets(storage: KeyValueStore, userId: number): StayedTickets | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  try {
    const stored = JSON.parse(text);
    const { guestToken, state = 'done', tickets } = stored;
    const parsed = guestTicketsSchema.parse({ state, moved: 0, stayed: tickets });
    if (!parsed || stored.userId !== userId || typeof guestToken !== 'string') return null;
    return { userId, guestToken, state: parsed.state, tickets: parsed.stayed };
  } catch {
    return null;
  }
}

/** Stores them, or removes what is stored when none is left. */
export function storeStayedTickets(storage: KeyValueStore, stayed: StayedTickets): void {
  if (isEmpty(stayed)) removeStayedTickets(storage);
  else storage.setItem(KEY, JSON.stringify(stayed));
}

export function removeStayedTickets(storage: KeyValueStore): void {
  storage.removeItem(KEY);
}

/**
 * Stores what stayed with the guest whose session another one replaces, now or after a forced change of the password (IDN-015).
 * Returns whether the guest's session is no longer needed, because all tickets were taken along.
 */
export function leaveGuest(storage: KeyValueStore, guest: Session | null, next: Session): boolean {
  if (!guest || !isGuest(guest.roles[0]) || !next.guestTickets) return false;
  const { state, stayed: tickets } = next.guestTickets;
  const stayed = { userId: next.id, guestToken: guest.accessToken, state, tickets };
  storeStayedTickets(storage, stayed);
  // Until the change is completed, the guest's session stays the current one.
  return isEmpty(stayed) && !next.require_password_reset;
}

function isEmpty({ state, tickets }: StayedTickets): boolean {
  return state === 'done' && tickets.length === 0;
}
