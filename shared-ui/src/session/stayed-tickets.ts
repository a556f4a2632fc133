import { type Session, sessionSchema } from '@turno/shared-types';
import type { TransferredTickets } from '@turno/shared-types/guest-tickets';
import { isGuest } from '@turno/shared-types/rules';
import type { KeyValueStore } from './stored-session.ts';

const KEY = 'stayedTickets';
const guestTicketsSchema = sessionSchema.shape.guestTickets;

/** S-16: tickets that stayed with the guest who signed in, and the guest's token, with which they can still be taken. */
export type StayedTickets = {
  userId: number;
  guestToken: string;
  tickets: TransferredTickets['stayed'];
};

/** The tickets that stayed when a guest became this user; `null` without any. */
export function readStayedTickets(storage: KeyValueStore, userId: number): StayedTickets | null {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '');
    const { guestToken } = stored;
    const guestTickets = { state: 'done', moved: 0, stayed: stored.tickets };
    const tickets = guestTicketsSchema.parse(guestTickets)?.stayed ?? [];
    if (stored.userId !== userId || typeof guestToken !== 'string') return null;
    return { userId, guestToken, tickets };
  } catch {
    return null;
  }
}

/** Stores them, or removes what is stored when none is left. */
export function storeStayedTickets(storage: KeyValueStore, stayed: StayedTickets): void {
  if (stayed.tickets.length === 0) removeStayedTickets(storage);
  else storage.setItem(KEY, JSON.stringify(stayed));
}

export function removeStayedTickets(storage: KeyValueStore): void {
  storage.removeItem(KEY);
}

/**
 * Stores what stayed with the guest whose session gives way to another one. Returns whether the guest's session is of no
 * more use: all tickets went along.
 */
export function leaveGuest(storage: KeyValueStore, guest: Session | null, next: Session): boolean {
  if (!guest || !isGuest(guest.roles[0]) || !next.guestTickets) return false;
  const { stayed: tickets } = next.guestTickets;
  storeStayedTickets(storage, { userId: next.id, guestToken: guest.accessToken, tickets });
  return tickets.length === 0;
}
