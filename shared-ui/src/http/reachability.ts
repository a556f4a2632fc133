let isReached = true;
const listeners = new Set<() => void>();

/** Whether the last request of this page reached anybody, for the host to say so: no request is made for it. */
export const reachability = {
  read: (): boolean => isReached,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  tell(next: boolean): void {
    if (next === isReached) return;
    isReached = next;
    for (const listener of [...listeners]) listener();
  },
};
