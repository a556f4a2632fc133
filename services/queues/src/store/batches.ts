type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Does together what arrives together: while one lot of a key is under way, the next one gathers. A lone item goes
 * at once. Every item learns the result that stands at its own place, or the error of its lot.
 */
export function createBatches<Item, Result>(
  work: (key: number, items: Item[]) => Promise<Result[]>,
  maxItems: number,
) {
  const gathering = new Map<number, Waiting<Item, Result>[]>();

  async function drain(key: number, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      const lot = queue.splice(0, maxItems);
      try {
        const results = await work(
          key,
          lot.map(({ item }) => item),
        );
        for (const [index, { resolve, reject }] of lot.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error('A lot came back shorter than it was.'));
          else resolve(result);
        }
      } catch (error) {
        for (const { reject } of lot) reject(error);
      }
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
