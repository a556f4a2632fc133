import type { KeyValueStore } from '@turno/shared-ui/session';

/** Where this device caches tickets. The first script of every page contains this file, so it imports no schema. */
export const TICKETS_KEY = 'turno.tickets';

/** Removes all cached tickets from this device. */
export function clearCachedTickets(storage: KeyValueStore): void {
  storage.removeItem(TICKETS_KEY);
}
