import { setTimeout as wait } from 'node:timers/promises';

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

type Options = {
  maxItems: number;
  /** How many milliseconds a batch gathers items in a rush; 0 for work that never falls behind. */
  gatherMs?: number;
};

/** A rush is over when nothing has come together for so long. */
const RUSH_MS = 100;
const MAX_RUSHES = 1_000;

/**
 * Batches what arrives together: while one batch of a key is under way, the next one gathers. A single item goes
 * at once, unless others came together a moment ago: those who then come first wait `gatherMs` for the rest. Every item
 * gets the result at its own index, or the error of its batch.
 */
export function createBatches<Item, Result>(
  work: (key: number, items: Item[]) => Promise<Result[]>,
  { maxItems, gatherMs = 0 }: Options,
) {
  const gathering = new Map<number, Waiting<Item, Result>[]>();
  /** When several of a key went together last. */
  const rushes = new Map<number, number>();

  function recordRush(key: number): void {
    if (rushes.size > MAX_RUSHES) rushes.clear();
    rushes.set(key, performance.now());
  }

  async function drain(key: number, queue: Waiting<Item, Result>[]): Promise<void> {
    const isRush = gatherMs > 0 && performance.now() - (rushes.get(key) ?? -RUSH_MS) < RUSH_MS;
    if (isRush) await wait(gatherMs);
    while (queue.length > 0) {
      const batch = queue.splice(0, maxItems);
      if (batch.length > 1) recordRush(key);
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
