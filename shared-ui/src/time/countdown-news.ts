/** The default seconds left at which a countdown is announced: few, so that it does not interrupt other announcements. */
export const SPOKEN_AT_SECONDS: readonly number[] = [60, 30, 10];

/** The lowest threshold that a countdown passes from `before` to `after` seconds; `null` without one. */
export function passedThreshold(
  before: number,
  after: number,
  thresholds: readonly number[],
): number | null {
  const passed = thresholds.filter(
    (threshold) => before > threshold && after <= threshold && after > 0,
  );
  return passed.length === 0 ? null : Math.min(...passed);
}
