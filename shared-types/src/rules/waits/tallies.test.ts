import { added, spreadsOf, sumOf } from './tallies.ts';

const calls = (count: number, ratio: number) =>
  Array.from({ length: count }, () => ({ calls: 1, ratio }));

test('S-02 calls that all take the usual time have no noise and no change', () => {
  expect(spreadsOf(calls(32, 1))).toEqual({
    noise: { sum: 0, weight: 30 },
    change: { sum: 0, weight: 2 },
  });
});

test('S-02 a row that is slower than usual is a change, not noise', () => {
  const { noise, change } = spreadsOf(calls(16, 1.5));
  expect(noise.sum).toBe(0);
  expect(change).toEqual({ sum: 0.25, weight: 1 });
});

test('S-02 calls that differ from their neighbours are noise, of which the change is free', () => {
  const row = [...calls(8, 0.5), ...calls(8, 1.5)];
  const { noise, change } = spreadsOf(row);
  expect(noise).toEqual({ sum: 4, weight: 15 });
  expect(change.sum).toBeCloseTo(-4 / 15 / 16);
});

test('S-02 a round counts by its calls; fewer than sixteen calls are no row', () => {
  const rounds = [
    { calls: 12, ratio: 1 },
    { calls: 4, ratio: 2 },
  ];
  expect(spreadsOf(rounds).noise).toEqual({ sum: 12 * 0.25 ** 2 + 4 * 0.75 ** 2, weight: 1 });
  expect(spreadsOf(rounds).change.sum).toBeCloseTo(0.25 ** 2 - 3 / 16);
  expect(spreadsOf([{ calls: 16, ratio: 1 }]).noise).toEqual({ sum: 0, weight: 1 });
  expect(spreadsOf(calls(15, 2))).toEqual({
    noise: { sum: 0, weight: 0 },
    change: { sum: 0, weight: 0 },
  });
});

test('S-02 a day is added to what is kept of the days before', () => {
  expect(added({ sum: 10, weight: 4 }, 0.5, { sum: 3, weight: 1 })).toEqual({ sum: 8, weight: 3 });
  expect(added(undefined, 0.5, { sum: 3, weight: 1 })).toEqual({ sum: 3, weight: 1 });
});

test('a sum of nothing is 0', () => {
  expect(sumOf([], Number)).toBe(0);
  expect(sumOf([1, 2, 3], (each) => each * 2)).toBe(12);
});
