import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';

type Key = string | number;
type CacheOptions = {
  /** Labels the cache in the metrics; names are unique within a process. */
  name: string;
  /** How many entries are kept; the least recently used one is evicted. */
  max: number;
  /** How long an entry is served, counted from the start of its load. */
  ttlMs: number;
  /** A monotonic clock in ms; tests pass their own. */
  clock?: () => number;
};

const reads = new Counter({
  name: 'cache_reads_total',
  help: 'Reads of a cache, by whether it had a current entry',
  labelNames: ['cache', 'result'],
});

/** A bounded cache in front of a loader: concurrent reads of one key share one load, and a failed load is not cached. */
export function createCache<K extends Key, Value>(
  options: CacheOptions & { load: (key: K) => Promise<Value> },
) {
  const entries = createEntries<K, Value>(options);
  return {
    get(key: K): Promise<Value> {
      return entries.find(key) ?? entries.add(key, options.load(key));
    },
    /** The current entry, which may still be loading; never loads one. */
    peek: entries.peek,
    ...entries.invalidation,
  };
}

/** A cache for a loader that reads many keys with one query; a key without a value is cached as absent. */
export function createBatchCache<K extends Key, Value>(
  options: CacheOptions & { loadMany: (keys: readonly K[]) => Promise<ReadonlyMap<K, Value>> },
) {
  const entries = createEntries<K, Value | undefined>(options);
  function read(keys: readonly K[]): Map<K, Promise<Value | undefined>> {
    const found = new Map<K, Promise<Value | undefined>>();
    const missing: K[] = [];
    for (const key of new Set(keys)) {
      const entry = entries.find(key);
      if (entry) found.set(key, entry);
      else missing.push(key);
    }
    if (missing.length === 0) return found;
    const loading = options.loadMany(missing);
    for (const key of missing) {
      const value = loading.then((values) => values.get(key));
      found.set(key, entries.add(key, value));
    }
    return found;
  }
  return {
    async get(key: K): Promise<Value | undefined> {
      return read([key]).get(key);
    },
    /** The values of these keys, each once and in the order of the keys; absent ones are omitted. */
    async getMany(keys: readonly K[]): Promise<Map<K, Value>> {
      const found = read(keys);
      const values = await Promise.all(
        [...new Set(keys)].map(async (key) => [key, await found.get(key)] as const),
      );
      return new Map(values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
    },
    ...entries.invalidation,
  };
}

function createEntries<K extends Key, Value>({ name, max, ttlMs, clock }: CacheOptions) {
  const entries = new LRUCache<K, Promise<Value>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    ...(clock && { perf: { now: clock } }),
  });
  const hits = reads.labels(name, 'hit');
  const misses = reads.labels(name, 'miss');
  return {
    find(key: K): Promise<Value> | undefined {
      const entry = entries.get(key);
      (entry ? hits : misses).inc();
      return entry;
    },
    peek: (key: K): Promise<Value> | undefined => entries.peek(key),
    add(key: K, value: Promise<Value>): Promise<Value> {
      entries.set(key, value);
      value.catch(() => {
        if (entries.peek(key) === value) entries.delete(key);
      });
      return value;
    },
    invalidation: {
      /** Caches a value that was just written; a load in progress does not replace it. */
      set(key: K, value: Value): void {
        entries.set(key, Promise.resolve(value));
      },
      /** Drops an entry, even while it is loading, because its load may have missed the write. */
      invalidate(key: K): void {
        entries.delete(key);
      },
      invalidateAll(): void {
        entries.clear();
      },
    },
  };
}
