/** How often pages loaded a version of a remote, and with which outcome. */
export type HealthCounts = { loaded: number; slow: number; failed: number };

/** Fewer loads are not significant. */
const FEWEST_LOADS = 20;
/** By how much a canary's share of failed, or slow, loads may exceed that of the live version. */
const FAILED_MARGIN = 0.05;
const SLOW_MARGIN = 0.2;
/** One-sided 97.5 %: a canary is rarely taken back by chance. */
const Z = 1.96;

/**
 * Why a canary must be taken back; `null` while it does as well as the live version. Its share of failed or slow loads is
 * estimated by the lower bound of Wilson's interval, so that a few bad loads among few are not significant.
 */
export function canaryProblem(
  canary: HealthCounts,
  live: HealthCounts,
): 'fails more often' | 'is slower' | null {
  if (loadsOf(canary) < FEWEST_LOADS) return null;
  if (lowerBound(canary, 'failed') > share(live, 'failed') + FAILED_MARGIN) {
    return 'fails more often';
  }
  if (lowerBound(canary, 'slow') > share(live, 'slow') + SLOW_MARGIN) return 'is slower';
  return null;
}

const loadsOf = ({ loaded, slow, failed }: HealthCounts) => loaded + slow + failed;

type Bad = 'slow' | 'failed';

function share(counts: HealthCounts, bad: Bad): number {
  const loads = loadsOf(counts);
  return loads === 0 ? 0 : counts[bad] / loads;
}

function lowerBound(counts: HealthCounts, bad: Bad): number {
  const loads = loadsOf(counts);
  const centre = share(counts, bad) + Z ** 2 / (2 * loads);
  const spread = Math.sqrt(
    (share(counts, bad) * (1 - share(counts, bad)) + Z ** 2 / (4 * loads)) / loads,
  );
  return (centre - Z * spread) / (1 + Z ** 2 / loads);
}
