import { LRUCache } from 'lru-cache';

/** More than change at once; what is beyond is found by the regular comparison. */
const MAX_CHANGES = 10_000;

export type RecentChanges = ReturnType<typeof createRecentChanges>;

/**
 * What changed lately, for work that a lease leaves to one of several processes. Each of them keeps changes for as long as
 * the lease of a process that died may last, so that the next one knows what that one can have missed.
 */
export function createRecentChanges(forMs: number, now: () => number = () => performance.now()) {
  const changed = new LRUCache<number, true>({
    max: MAX_CHANGES,
    ttl: forMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    add(id: number): void {
      changed.set(id, true);
    },
    /** Hands the changes over to the process that does the work; those that it fails with stay. */
    async take(work: (ids: number[]) => Promise<unknown>): Promise<void> {
      const ids = [...changed.keys()];
      if (ids.length === 0) return;
      changed.clear();
      try {
        await work(ids);
      } catch (error) {
        for (const id of ids) changed.set(id, true);
        throw error;
      }
    },
  };
}
