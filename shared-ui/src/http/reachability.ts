let isReached = true;
const listeners = new Set<() => void>();

/** Whether the last request of this page reached the services. The host shows it; nothing is sent to find out. */
export const reachability = {
  read: (): boolean => isReached,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  report(next: boolean): void {
    if (next === isReached) return;
    isReached = next;
    for (const listener of [...listeners]) listener();
  },
};
