import { type Ticket, userTicketsCall } from '@turno/shared-types';
import type { KeyValueStore } from '@turno/shared-ui/session';
import { parsedJson } from '../stored-json.ts';

const TICKETS_KEY = 'turno.tickets';
// More than one person takes in two days; an origin's storage is small.
const MOST = 20;

/** The tickets of the last answer; `at` is the time of that answer in ms since the epoch. */
export type CachedTickets = { tickets: Ticket[]; at: number };

/** Caches a user's tickets on this device, so that they show before the first answer, or without one. */
export function cacheTickets(
  storage: KeyValueStore,
  userId: number,
  { tickets, at }: { tickets: readonly Ticket[]; at: number },
): void {
  storage.setItem(TICKETS_KEY, JSON.stringify({ userId, at, tickets: tickets.slice(0, MOST) }));
}

/** The cached tickets of a user; `null` if there are none, or they belong to another user or are invalid. */
export function readCachedTickets(storage: KeyValueStore, userId: number): CachedTickets | null {
  const stored: unknown = parsedJson(storage.getItem(TICKETS_KEY));
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('userId' in stored && 'at' in stored && 'tickets' in stored)) return null;
  const { at } = stored;
  if (stored.userId !== userId || typeof at !== 'number') return null;
  // Another version may have written it.
  const tickets = userTicketsCall.reply.safeParse(stored.tickets);
  return tickets.success ? { tickets: tickets.data, at } : null;
}
