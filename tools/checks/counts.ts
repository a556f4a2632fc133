import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that passed only when it was retried, and why it failed before. */
export type FlakyTest = { title: string; error: string };

/** What a step found. A flaky test counts as passed. */
export type Counts = {
  passed: number;
  failed: number;
  flaky?: readonly FlakyTest[];
  /** The titles of the tests that failed, where the runner's report has them. */
  failures?: readonly string[];
};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] };
type PlaywrightSuite = {
  specs: { title: string; tests: PlaywrightTest[] }[];
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
  return passed + failed === 0 ? NOTHING_RAN : { passed, failed, flaky: flakyTests(suites) };
}

const flakyTests = (suites: readonly PlaywrightSuite[]): FlakyTest[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => ({ title, error: firstError(results) })),
    ),
    ...flakyTests(inner),
  ]);

const firstError = (results: PlaywrightTest['results']): string =>
  stripVTControlCharacters(
    results.find(({ error }) => error)?.error?.message ?? 'without an error',
  );

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

/** How much of the error of a flaky test is shown: what was expected, and the start of the log of its waiting. */
const SHOWN_LINES_OF_ERROR = 12;

/** The flaky tests, each with the error of its first attempt, headed by their number; nothing without any. */
export function flakyLines(flaky: readonly FlakyTest[]): string[] {
  if (flaky.length === 0) return [];
  return [
    `${flaky.length} flaky: passed only when retried`,
    ...flaky.flatMap(({ title, error }) => [`  ${title}`, ...shownLines(error)]),
  ];
}

const shownLines = (error: string): string[] =>
  error
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, SHOWN_LINES_OF_ERROR)
    .map((line) => `    ${line}`);

/** The last line of a run, for machines to read. */
export const summaryLine = ({ passed, failed }: Counts): string =>
  `${passed} passed, ${failed} failed`;
