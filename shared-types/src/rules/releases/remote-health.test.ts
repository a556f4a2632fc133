import fc from 'fast-check';
import { canaryProblem, type HealthCounts } from './remote-health.ts';

const counts = (loaded: number, failed = 0, slow = 0): HealthCounts => ({ loaded, slow, failed });
const GOOD = counts(1_000, 2);

test.each([
  { name: 'nothing was loaded', canary: counts(0), problem: null },
  { name: 'every one of few loads failed', canary: counts(0, 19), problem: null },
  { name: 'every load failed', canary: counts(0, 20), problem: 'fails more often' },
  { name: 'a fifth of the loads failed', canary: counts(40, 10), problem: 'fails more often' },
  { name: 'one of 20 loads failed', canary: counts(19, 1), problem: null },
  { name: 'it fails as rarely as the live version', canary: counts(500, 1), problem: null },
  { name: 'most loads are slow', canary: counts(5, 0, 25), problem: 'is slower' },
  { name: 'some loads are slow', canary: counts(27, 0, 3), problem: null },
])('SHL-012 $name: $problem', ({ canary, problem }) => {
  expect(canaryProblem(canary, GOOD)).toBe(problem);
});

const NONE = counts(0);
const LIVE = counts(900, 40, 60);

test.each([
  { loads: 20, what: 'failed', live: NONE, most: 2 },
  { loads: 20, what: 'slow', live: NONE, most: 7 },
  { loads: 200, what: 'failed', live: NONE, most: 16 },
  { loads: 200, what: 'failed', live: LIVE, most: 25 },
  { loads: 200, what: 'slow', live: LIVE, most: 64 },
  { loads: 1_000, what: 'failed', live: LIVE, most: 107 },
  { loads: 1_000, what: 'slow', live: LIVE, most: 287 },
])('SHL-012 of $loads loads $most may be $what beside $live, and no more', (row) => {
  const problem = (bad: number) =>
    row.what === 'failed'
      ? canaryProblem(counts(row.loads - bad, bad), row.live)
      : canaryProblem(counts(row.loads - bad, 0, bad), row.live);
  const found = row.what === 'failed' ? 'fails more often' : 'is slower';
  expect([problem(row.most), problem(row.most + 1)]).toEqual([null, found]);
});

test('SHL-012 a bad hour of the network is no fault of the canary', () => {
  expect(canaryProblem(counts(50, 50), counts(500, 500))).toBeNull();
  expect(canaryProblem(counts(20, 0, 80), counts(200, 0, 800))).toBeNull();
});

test('more failures never clear a canary', () => {
  const amount = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(amount, amount, amount, (loaded, failed, more) => {
      if (canaryProblem(counts(loaded, failed), GOOD) === null) return;
      expect(canaryProblem(counts(loaded, failed + more), GOOD)).not.toBeNull();
    }),
  );
});
