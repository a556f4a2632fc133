import { createRecentChanges } from './recent-changes.ts';

test('changes are kept for as long as the lease of a dead process lasts, and handed over once', async () => {
  let now = 1_000;
  const changes = createRecentChanges(20_000, () => now);
  const taken: number[][] = [];
  const take = () => changes.take(async (ids) => taken.push(ids.toSorted()));
  changes.add(1);
  now += 15_000;
  changes.add(2);
  changes.add(2);
  now += 10_000;
  await take();
  await take();
  expect(taken).toEqual([[2]]);
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
