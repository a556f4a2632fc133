import {
  chaosCounts,
  flakyLines,
  jestCounts,
  playwrightCounts,
  summaryLine,
  total,
} from './counts.ts';

const JEST = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      name: '/rules/join.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'joins' },
        { status: 'failed', fullName: 'leaves' },
      ],
    },
  ],
};
const STATS = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
});

test.each([
  {
    name: 'tests that hold',
    change: { numPassedTests: 7, testResults: [] },
    counts: { passed: 7, failed: 0, failures: [] },
  },
  {
    name: 'a file that cannot be loaded is a failure, and tests that fail are named',
    change: { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 },
    counts: { passed: 7, failed: 3, failures: ['join.test.ts: leaves'] },
  },
  { name: 'a run without any test is a failure', change: {}, counts: { passed: 0, failed: 1 } },
])('unit tests: $name', ({ change, counts }) => {
  expect(jestCounts({ ...JEST, ...change })).toEqual(counts);
});

test.each([
  {
    name: 'journeys that hold',
    stats: { expected: 5 },
    errors: [],
    counts: { passed: 5, failed: 0, flaky: [] },
  },
  {
    name: 'a platform that does not start is a failure',
    stats: {},
    errors: [{ message: 'no platform' }],
    counts: { passed: 0, failed: 1, flaky: [] },
  },
  {
    name: 'a journey that breaks is a failure, one that passes when retried is flaky',
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('joins', 'expected')],
        suites: [{ specs: [spec('leaves', 'flaky', '\u001b[31mTimed out\u001b[39m')] }],
      },
    ],
    counts: { passed: 4, failed: 1, flaky: [{ title: 'leaves', error: 'Timed out' }] },
  },
  {
    name: 'a run that is ended early fails with each journey that did not run',
    stats: { expected: 121, skipped: 28 },
    errors: [],
    counts: { passed: 121, failed: 28, flaky: [] },
  },
  {
    name: 'a run without any journey is a failure',
    stats: {},
    errors: [],
    counts: { passed: 0, failed: 1 },
  },
])('journeys: $name', ({ stats, errors, suites = [], counts }) => {
  expect(playwrightCounts({ stats: { ...STATS, ...stats }, errors, suites })).toEqual(counts);
});

test.each([
  {
    name: 'all hold',
    isGood: true,
    output: 'x\nall 19 checks hold (I1 I2)',
    counts: { passed: 19, failed: 0 },
  },
  {
    name: 'two do not',
    isGood: false,
    output: '2 of 19 checks are broken; --seed 7',
    counts: { passed: 17, failed: 2 },
  },
  { name: 'nothing was said', isGood: true, output: '', counts: { passed: 0, failed: 1 } },
  {
    name: 'it said so and then did not end well',
    isGood: false,
    output: 'all 19 checks hold',
    counts: { passed: 0, failed: 1 },
  },
])('a chaos run: $name', ({ isGood, output, counts }) => {
  expect(chaosCounts(isGood, output)).toEqual(counts);
});

test('the last line adds up all steps', () => {
  const steps = [
    { passed: 1, failed: 0 },
    { passed: 240, failed: 2, flaky: [{ title: 'leaves', error: 'Timed out' }] },
  ];
  expect(total(steps).flaky).toHaveLength(1);
  expect(summaryLine(total(steps))).toBe('241 passed, 2 failed');
});

test('flaky tests are named under their number, each with the error of its first attempt', () => {
  expect(flakyLines([])).toEqual([]);
  const error = ['Timed out', '', ...Array.from({ length: 40 }, (_, line) => `log ${line}`)];
  const lines = flakyLines([{ title: 'joins', error: error.join('\n') }]);
  expect(lines.slice(0, 4)).toEqual([
    '1 flaky: passed only when retried',
    '  joins',
    '    Timed out',
    '    log 0',
  ]);
  expect(lines).toHaveLength(14);
});
