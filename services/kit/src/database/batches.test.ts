import { createBatches } from './batches.ts';

/** Work that finishes when the test says so. */
function controlled() {
  const runs: number[][] = [];
  const finish: (() => void)[] = [];
  const batches = createBatches<number, number>(
    (_key, items) => {
      runs.push(items);
      return new Promise((resolve) => finish.push(() => resolve(items.map((item) => item * 10))));
    },
    { maxItems: 3 },
  );
  return { batches, runs, finishOne: () => finish.shift()?.() };
}
const tick = () => new Promise((resolve) => setImmediate(resolve));

test('a single item runs at once; items that arrive meanwhile run together, in batches', async () => {
  const { batches, runs, finishOne } = controlled();
  const results = [1, 2, 3, 4, 5].map((item) => batches(7, item));
  expect(runs).toEqual([[1]]);
  finishOne();
  await tick();
  expect(runs).toEqual([[1], [2, 3, 4]]);
  finishOne();
  await tick();
  finishOne();
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
});

test('keys do not wait for each other', () => {
  const { batches, runs } = controlled();
  batches(1, 1).catch(() => undefined);
  batches(2, 2).catch(() => undefined);
  expect(runs).toEqual([[1], [2]]);
});

test('an error rejects its own batch only', async () => {
  let round = 0;
  const batches = createBatches<number, number>(
    async (_key, items) => {
      round += 1;
      if (round === 1) throw new Error('away');
      return items;
    },
    { maxItems: 10 },
  );
  const [first, second] = [batches(1, 1), batches(1, 2)];
  await expect(first).rejects.toThrow('away');
  await expect(second).resolves.toBe(2);
});
