import fc from 'fast-check';
import { addWaits, bucketOf, waitAt } from './wait-buckets.ts';

const histogramOf = (seconds: readonly number[]) =>
  addWaits(seconds.map((each) => ({ [bucketOf(each)]: 1 })));
const HALF_HOUR = 1_800;
const BELOW_12_HOURS = fc.array(fc.integer({ min: 0, max: 43_199 }), { minLength: 1 });

/** How far a reported wait may be from the exact one, in seconds. */
const toleranceAt = (seconds: number) => (seconds < 1_200 ? 30 : seconds < 7_200 ? 150 : 900);

test('a median and a 90 % of waits are off by no more than the half of a bucket', () => {
  fc.assert(
    fc.property(BELOW_12_HOURS, fc.constantFrom(0.5, 0.9, 1), (waits, share) => {
      const sorted = waits.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(share * waits.length) - 1] ?? 0;
      const found = waitAt(histogramOf(waits), share) ?? Number.NaN;
      expect(Math.abs(found - exact)).toBeLessThanOrEqual(toleranceAt(exact));
    }),
  );
});

test('histograms of two days add up to that of both', () => {
  fc.assert(
    fc.property(BELOW_12_HOURS, BELOW_12_HOURS, (one, other) => {
      const sum = addWaits([histogramOf(one), histogramOf(other)]);
      expect(sum).toEqual(histogramOf([...one, ...other]));
    }),
  );
});

test('no waits have no median, and longer ones than 12 hours count as 12 hours', () => {
  expect(waitAt({}, 0.5)).toBeNull();
  expect(waitAt(histogramOf([20 * 3_600]), 0.5)).toBe(12 * 3_600);
  expect(waitAt(histogramOf([0]), 0.5)).toBe(30);
  expect(waitAt(histogramOf([HALF_HOUR]), 0.9)).toBe(HALF_HOUR + 150);
});
