import { LRUCache } from 'lru-cache';

/** More than the changes at any one time; the regular comparison finds the rest. */
const MAX_CHANGES = 10_000;

export type RecentChanges = ReturnType<typeof createRecentChanges>;

/**
 * The latest changes, for work that a lease assigns to one of several processes. The other processes keep changes for as long
 * as the lease of a dead process may last, so that its successor knows what it may have missed.
 */
export function createRecentChanges(forMs: number, now: () => number = () => performance.now()) {
  const changed = new LRUCache<number, { at: number }>({ max: MAX_CHANGES });
  const add = (id: number) => void changed.set(id, { at: now() });
  return {
    add,
    /** Passes all changes to `work` and forgets them; if it fails, they are kept. */
    async take(work: (ids: number[]) => Promise<unknown>): Promise<void> {
      const ids = [...changed.keys()];
      if (ids.length === 0) return;
      changed.clear();
      try {
        await work(ids);
      } catch (error) {
        ids.forEach(add);
        throw error;
      }
    },
    /** For a process that does not hold the lease: forgets the changes that the holder or its successor has processed. */
    leave(): void {
      for (const [id, { at }] of [...changed.entries()]) if (now() - at > forMs) changed.delete(id);
    },
  };
}
