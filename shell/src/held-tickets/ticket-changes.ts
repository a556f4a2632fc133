/** Notifies the parts that show a ticket when one was taken or removed. */
export type TicketChanges = {
  raise(): void;
  subscribe(listener: () => void): () => void;
};

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
