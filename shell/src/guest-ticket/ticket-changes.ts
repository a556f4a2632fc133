/** Tells whoever shows a ticket that one was taken or given back. */
export type TicketChanges = {
  raise(): void;
  subscribe(listener: () => void): () => void;
};

/** Makes the place where changes of tickets are told. */
export function createTicketChanges(): TicketChanges {
  const listeners = new Set<() => void>();
  return {
    raise() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
