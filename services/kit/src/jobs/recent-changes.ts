import { LRUCache } from 'lru-cache';

/** More than change at once; what is beyond is found by the regular comparison. */
const MAX_CHANGES = 10_000;

export type RecentChanges = ReturnType<typeof createRecentChanges>;

/**
 * What changed lately, for work that a lease leaves to one of several processes. Each of the others keeps changes for as long
 * as the lease of a process that died may last, so that the next one knows what that one can have missed.
 */
export function createRecentChanges(forMs: number, now: () => number = () => performance.now()) {
  const changed = new LRUCache<number, { at: number }>({ max: MAX_CHANGES });
  const add = (id: number) => void changed.set(id, { at: now() });
  return {
    add,
    /** Hands the changes over to the process that does the work, however old they are; those that it fails with stay. */
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
    /** While another process does the work: forgets what that one has seen, or left to its successor. */
    leave(): void {
      for (const [id, { at }] of [...changed.entries()]) if (now() - at > forMs) changed.delete(id);
    },
  };
}
