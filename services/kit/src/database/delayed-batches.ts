type Options = {
  /** How long, in ms, items are collected. */
  delayMs: number;
  /** This many items start the work at once. */
  maxItems: number;
  /** Called with the reason when the work on some items failed. */
  onError: (error: unknown) => void;
};

/**
 * Collects the items of a key and processes them together later, in the background. It is for work that is stored as due:
 * callers see no failures, and the sweeper finds the work that a process leaves undone.
 */
export function createDelayedBatches<Item>(
  work: (key: number, items: readonly Item[]) => Promise<unknown>,
  { delayMs, maxItems, onError }: Options,
) {
  const collected = new Map<number, Item[]>();

  function start(key: number, items: readonly Item[]): void {
    // The work has already begun if there were enough items before the delay was over.
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
