export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store that keeps working in memory if the browser blocks storage (private windows, blocked third parties). */
export function safeStorage(open: () => KeyValueStore): KeyValueStore {
  const memory = new Map<string, string>();
  const real = attempt(open);
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => real?.getItem(key) ?? null) ?? null,
    setItem(key, value) {
      const isKept = attempt(() => {
        real?.setItem(key, value);
        return real !== null;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => real?.removeItem(key));
    },
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
