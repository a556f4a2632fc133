type Options = {
  /** How long, in ms, items are collected. */
  delayMs: number;
  /** The work on so many items begins at once. */
  maxItems: number;
  /** Told why the work on some items failed. */
  onError: (error: unknown) => void;
};

/**
 * Collects the items of a key and works on them together later, in the background. It is for work that is stored as due: it
 * reports no failure to its callers, and what a process leaves undone the sweeper finds.
 */
export function createDelayedBatches<Item>(
  work: (key: number, items: readonly Item[]) => Promise<unknown>,
  { delayMs, maxItems, onError }: Options,
) {
  const collected = new Map<number, Item[]>();

  function start(key: number, items: readonly Item[]): void {
    // Already begun where there were enough items before the time was up.
    if (collected.get(key) !== items) return;
    collected.delete(key);
    work(key, items).catch(onError);
  }

  return (key: number, item: Item): void => {
    const items = collected.get(key) ?? [];
    items.push(item);
    if (items.length === 1) {
      collected.set(key, items);
      setTimeout(() => start(key, items), delayMs).unref();
    }
    if (items.length >= maxItems) start(key, items);
  };
}
