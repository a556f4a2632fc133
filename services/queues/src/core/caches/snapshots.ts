type Snapshot<T> = { at: number; value: Promise<T | undefined>; isStale: boolean };

/**
 * Values by id that everybody who asks within `maxAgeMs` shares, loaded once and together. A write calls `forget`:
 * whoever asks after it gets a value that was loaded after it.
 */
export function createSnapshots<T>(
  load: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  { maxAgeMs, clock }: { maxAgeMs: number; clock: () => number },
) {
  const kept = new Map<number, Snapshot<T>>();

  function start(ids: readonly number[]): void {
    const at = clock();
    const loading = load(ids);
    for (const id of ids) {
      const snapshot = { at, value: loading.then((values) => values.get(id)), isStale: false };
      kept.set(id, snapshot);
      snapshot.value.catch(() => {
        if (kept.get(id) === snapshot) kept.delete(id);
      });
    }
  }

  function isFresh(id: number): boolean {
    const snapshot = kept.get(id);
    return snapshot !== undefined && !snapshot.isStale && clock() - snapshot.at < maxAgeMs;
  }

  return {
    async read(ids: readonly number[]): Promise<Map<number, T>> {
      const missing = [...new Set(ids)].filter((id) => !isFresh(id));
      if (missing.length > 0) {
        tidy(kept, clock() - maxAgeMs);
        start(missing);
      }
      const values = await Promise.all(
        ids.map(async (id) => [id, await kept.get(id)?.value] as const),
      );
      return new Map(values.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
    },
    /** A value that may lag behind the latest write, for what is a guess anyway. */
    async peek(id: number): Promise<T | undefined> {
      const snapshot = kept.get(id);
      if (!snapshot || clock() - snapshot.at >= maxAgeMs) start([id]);
      return kept.get(id)?.value;
    },
    invalidate(id: number): void {
      const snapshot = kept.get(id);
      if (snapshot) snapshot.isStale = true;
    },
    invalidateAll(): void {
      // A load that is under way may not have seen the write: nobody who asks from now on shares it.
      kept.clear();
    },
  };
}

const TIDY_ABOVE = 2_000;

function tidy<T>(kept: Map<number, Snapshot<T>>, before: number): void {
  if (kept.size < TIDY_ABOVE) return;
  for (const [id, { at }] of kept) {
    if (at < before) kept.delete(id);
  }
}
