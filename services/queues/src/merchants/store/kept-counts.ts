const KEEP_MS = 5_000;
const MOST_KEPT = 200;

/** Counts that everybody who asks the same within five seconds shares; the longest kept makes room. */
export function createKeptCounts<Filter extends object>(
  count: (filter: Filter) => Promise<number>,
  clock: () => number,
): (filter: Filter) => Promise<number> {
  const kept = new Map<string, { at: number; value: Promise<number> }>();
  return (filter) => {
    const key = JSON.stringify(filter);
    const known = kept.get(key);
    if (known && clock() - known.at < KEEP_MS) return known.value;
    const fresh = { at: clock(), value: count(filter) };
    kept.delete(key);
    kept.set(key, fresh);
    fresh.value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return fresh.value;
  };
}
