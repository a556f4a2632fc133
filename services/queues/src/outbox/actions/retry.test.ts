import { MAX_ATTEMPTS, retryInMs } from './deliver.ts';

test.each([
  [1, 0, 750],
  [1, 1, 1_250],
  [2, 0.5, 3_000],
  [5, 0.5, 81_000],
  [7, 0.5, 600_000],
  [9, 0.5, 600_000],
  [MAX_ATTEMPTS, 0.5, null],
  [MAX_ATTEMPTS + 1, 0.5, null],
])('QUE-047 after %d tries and chance %d the next one comes in %p ms', (attempts, chance, wait) => {
  expect(retryInMs(attempts, chance)).toBe(wait);
});
