/** What a step found: how much of it holds. */
export type Counts = { passed: number; failed: number };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

const NOTHING_RAN: Counts = { passed: 0, failed: 1 };

/** Tests of a Jest report; a file that could not even be loaded counts as one failure. */
export function jestCounts(report: JestReport): Counts {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const counts = { passed: report.numPassedTests, failed };
  return counts.passed + counts.failed === 0 ? NOTHING_RAN : counts;
}

/** Tests of a Playwright report; an error outside any test counts as one failure. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + (errors.length > 0 ? 1 : 0);
  return passed + failed === 0 ? NOTHING_RAN : { passed, failed };
}

/** Checks of a run under faults; a run that ends otherwise than it should is one failure. */
export function faultCounts(isGood: boolean, output: string): Counts {
  const hold = /all (\d+) checks hold/.exec(output);
  const [, broken, all] = /(\d+) of (\d+) checks are broken/.exec(output) ?? [];
  if (isGood && hold) return { passed: Number(hold[1]), failed: 0 };
  if (broken === undefined) return NOTHING_RAN;
  return { passed: Number(all) - Number(broken), failed: Number(broken) };
}

/** All steps together. */
export function total(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
    { passed: 0, failed: 0 },
  );
}

/** The one line a machine reads. */
export const summaryLine = ({ passed, failed }: Counts): string =>
  `${passed} passed, ${failed} failed`;
