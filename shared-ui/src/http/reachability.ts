let isReached = true;
const listeners = new Set<() => void>();

/** Whether the last request of this page reached the services. The host shows it; no extra request is sent. */
export const reachability = {
  read: (): boolean => isReached,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Calls a listener when the network returns, and when the services are reached again: a browser fires no `online` event when
   * only they could not be reached.
   */
  onReturn(listener: () => void): () => void {
    const unsubscribe = reachability.subscribe(() => {
      if (isReached) listener();
    });
    window.addEventListener('online', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('online', listener);
    };
  },
  report(next: boolean): void {
    if (next === isReached) return;
    isReached = next;
    for (const listener of [...listeners]) listener();
  },
};
