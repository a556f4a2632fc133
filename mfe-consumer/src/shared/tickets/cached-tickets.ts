import { type Ticket, userTicketsCall } from '@turno/shared-types';
import type { KeyValueStore } from '@turno/shared-ui/session';

const NAME = 'turno.tickets';
// Two days of anybody's tickets are fewer; storage is small.
const MOST = 20;

/** Tickets as they were last told, in milliseconds since the epoch. */
export type KeptTickets = { tickets: Ticket[]; at: number };

/** Keeps the tickets of a user on this device, so that they are there before any answer is, or without one. */
export function keepTickets(
  storage: KeyValueStore,
  userId: number,
  { tickets, at }: { tickets: readonly Ticket[]; at: number },
): void {
  storage.setItem(NAME, JSON.stringify({ userId, at, tickets: tickets.slice(0, MOST) }));
}

/** What was kept of a user's tickets; `null` when that is nothing, somebody else's or not ours. */
export function readKeptTickets(storage: KeyValueStore, userId: number): KeptTickets | null {
  const stored: unknown = parsed(storage.getItem(NAME));
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('userId' in stored && 'at' in stored && 'tickets' in stored)) return null;
  const { at } = stored;
  if (stored.userId !== userId || typeof at !== 'number') return null;
  // Another version may have written it.
  const tickets = userTicketsCall.reply.safeParse(stored.tickets);
  return tickets.success ? { tickets: tickets.data, at } : null;
}

/** Leaves nothing of anybody's tickets on this device. */
export function forgetKeptTickets(storage: KeyValueStore): void {
  storage.removeItem(NAME);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
