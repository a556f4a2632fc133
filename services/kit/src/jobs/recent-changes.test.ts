import { createRecentChanges } from './recent-changes.ts';

let now: number;
beforeEach(() => {
  now = 1_000;
});

function changesOf() {
  const changes = createRecentChanges(20_000, () => now);
  const taken: number[][] = [];
  const take = () => changes.take(async (ids) => taken.push(ids.toSorted((a, b) => a - b)));
  return { changes, taken, take };
}

test('changes are kept for as long as the lease of a dead process lasts, and handed over once', async () => {
  const { changes, taken, take } = changesOf();
  changes.add(1);
  now += 15_000;
  changes.add(2);
  changes.add(2);
  now += 10_000;
  changes.leave();
  await take();
  await take();
  expect(taken).toEqual([[2]]);
});

test('changes that come while this process works are handed over, however long it works', async () => {
  const { changes, taken, take } = changesOf();
  await take();
  changes.add(1);
  now += 60_000;
  await take();
  expect(taken).toEqual([[1]]);
});

test('changes whose work fails are handed over again', async () => {
  const changes = createRecentChanges(20_000);
  changes.add(1);
  const fails = changes.take(() => Promise.reject(new Error('no database')));
  await expect(fails).rejects.toThrow('no database');
  const taken: number[] = [];
  await changes.take(async (ids) => taken.push(...ids));
  expect(taken).toEqual([1]);
});

test('of very many changes the latest are kept', async () => {
  const { changes, taken, take } = changesOf();
  for (let id = 1; id <= 10_001; id += 1) changes.add(id);
  await take();
  expect(taken[0]).toHaveLength(10_000);
  expect(taken[0]?.at(-1)).toBe(10_001);
});
