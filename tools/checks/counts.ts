import { basename } from 'node:path';

/** What a step found. A test that passed only when it was retried counts as passed, and is named as flaky. */
export type Counts = {
  passed: number;
  failed: number;
  flaky?: readonly string[];
  /** The titles of the tests that failed, where the runner's report has them. */
  failures?: readonly string[];
};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

const NOTHING_RAN: Counts = { passed: 0, failed: 1 };

/** Tests of a Jest report; a file that could not even be loaded counts as one failure. */
export function jestCounts(report: JestReport): Counts {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const counts = { passed: report.numPassedTests, failed, failures: failedTitles(report) };
  return counts.passed + counts.failed === 0 ? NOTHING_RAN : counts;
}

const failedTitles = ({ testResults }: JestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${basename(name)}: ${fullName}`),
  );

/** Tests of a Playwright report; an error outside any test counts as one failure, and a test that did not run as another. */
export function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + stats.skipped + (errors.length > 0 ? 1 : 0);
  return passed + failed === 0 ? NOTHING_RAN : { passed, failed, flaky: flakyTitles(suites) };
}

const flakyTitles = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => title),
    ...flakyTitles(inner),
  ]);

/** Checks of a chaos run; a run that ends in any other way than by its report is one failure. */
export function chaosCounts(isGood: boolean, output: string): Counts {
  const hold = /all (\d+) checks hold/.exec(output);
  const [, broken, all] = /(\d+) of (\d+) checks are broken/.exec(output) ?? [];
  if (isGood && hold) return { passed: Number(hold[1]), failed: 0 };
  if (broken === undefined) return NOTHING_RAN;
  return { passed: Number(all) - Number(broken), failed: Number(broken) };
}

/** All steps together. */
export function total(
  all: readonly Counts[],
): Required<Pick<Counts, 'passed' | 'failed' | 'flaky'>> {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    flaky: all.flatMap(({ flaky = [] }) => flaky),
  };
}

/** A line for each flaky test, headed by their number; none without any. */
export function flakyLines(flaky: readonly string[]): string[] {
  if (flaky.length === 0) return [];
  return [`${flaky.length} flaky: passed only when retried`, ...flaky.map((title) => `  ${title}`)];
}

/** The last line of a run, for machines to read. */
export const summaryLine = ({ passed, failed }: Counts): string =>
  `${passed} passed, ${failed} failed`;
