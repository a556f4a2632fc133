import { setTimeout as wait } from 'node:timers/promises';

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

type Options = {
  maxItems: number;
  /** How long, in ms, a batch waits for further items during a burst; 0 disables waiting. */
  gatherMs?: number;
};

/** A burst is over when no batch had several items for this long. */
const BURST_MS = 100;
const MAX_BURSTS = 1_000;

/**
 * Batches items that arrive together: while one batch of a key runs, the next one collects. A single item runs at once; during
 * a burst the first item waits `gatherMs` for others. Every item receives the result at its own index, or the error of its
 * batch.
 */
export function createBatches<Item, Result>(
  work: (key: number, items: Item[]) => Promise<Result[]>,
  { maxItems, gatherMs = 0 }: Options,
) {
  const gathering = new Map<number, Waiting<Item, Result>[]>();
  /** When a batch of the key last had several items. */
  const bursts = new Map<number, number>();

  function recordBurst(key: number): void {
    if (bursts.size > MAX_BURSTS) bursts.clear();
    bursts.set(key, performance.now());
  }

  async function drain(key: number, queue: Waiting<Item, Result>[]): Promise<void> {
    const isBurst = gatherMs > 0 && performance.now() - (bursts.get(key) ?? -BURST_MS) < BURST_MS;
    if (isBurst) await wait(gatherMs);
    while (queue.length > 0) {
      const batch = queue.splice(0, maxItems);
      if (batch.length > 1) recordBurst(key);
      await runBatch(work, key, batch);
    }
    gathering.delete(key);
  }

  return (key: number, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = gathering.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const fresh = [waiting];
      gathering.set(key, fresh);
      drain(key, fresh).catch(reject);
    });
}

async function runBatch<Item, Result>(
  work: (key: number, items: Item[]) => Promise<Result[]>,
  key: number,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await work(
      key,
      batch.map(({ item }) => item),
    );
    for (const [index, { resolve, reject }] of batch.entries()) {
      const result = results[index];
      if (result === undefined)
        reject(new Error('A batch returned fewer results than it had items.'));
      else resolve(result);
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
