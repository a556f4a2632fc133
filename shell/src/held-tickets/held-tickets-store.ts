import type { Ticket } from '@turno/shared-types';

/** The tickets of the session, newest first, for the parts of the shell that show them. */
export type HeldTicketsStore = {
  read(): readonly Ticket[];
  replace(tickets: readonly Ticket[]): void;
  subscribe(listener: () => void): () => void;
};

export function createHeldTicketsStore(): HeldTicketsStore {
  let present: readonly Ticket[] = [];
  const listeners = new Set<() => void>();
  return {
    read: () => present,
    replace(tickets) {
      present = tickets;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
