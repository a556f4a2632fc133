/** Where buckets of waiting times begin, in minutes, so that histograms of any days can be added up. */
const STARTS = [...starts(0, 20, 1), ...starts(20, 120, 5), ...starts(120, 720, 30), 720];
const MINUTE = 60;

/** Counts of waiting times by bucket; buckets without any are absent. */
export type Waits = Readonly<Record<string, number>>;

function starts(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, at) => from + at * step);
}

export function bucketOf(seconds: number): number {
  const above = STARTS.findIndex((start) => start * MINUTE > seconds);
  return (above < 0 ? STARTS.length : Math.max(above, 1)) - 1;
}

export function addWaits(histograms: readonly Waits[]): Waits {
  const sum: Record<string, number> = {};
  for (const [bucket, count] of histograms.flatMap((each) => Object.entries(each))) {
    sum[bucket] = (sum[bucket] ?? 0) + count;
  }
  return sum;
}

/**
 * The wait in seconds that this share of the tickets did not exceed, `null` without any: the middle of its bucket. It is off by
 * at most 30 s below 20 minutes, 2.5 minutes below 2 hours and 15 minutes below 12 hours; longer waits count as 12 hours.
 */
export function waitAt(waits: Waits, share: number): number | null {
  const counts = STARTS.map((_, bucket) => waits[bucket] ?? 0);
  const rank = Math.ceil(share * counts.reduce((sum, count) => sum + count, 0));
  if (rank === 0) return null;
  let reached = 0;
  const bucket = counts.findIndex((count) => {
    reached += count;
    return reached >= rank;
  });
  const start = STARTS[bucket] ?? 0;
  const end = STARTS[bucket + 1] ?? start;
  return ((start + end) / 2) * MINUTE;
}
