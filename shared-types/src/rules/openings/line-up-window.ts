import { clockOf, minutesOf } from '../time/clock-text.ts';
import type { Slot } from './openings.ts';

type Limits = {
  /** Seconds; `null` or -1 is no limit. */
  lineupLimitedBeforeOpening: number | null;
  avoidLineupBeforeOpening: boolean;
};

/**
 * `HH:mm` from which people may join today, `null` when nothing holds them back any more (QUE-056, QUE-057).
 * `minutes` is the local time of the question.
 */
export function lineUpBlockedUntil(
  { lineupLimitedBeforeOpening: limit, avoidLineupBeforeOpening }: Limits,
  slots: readonly Slot[],
  minutes: number,
): string | null {
  const first = slots[0];
  if (!first || limit === null || limit < 0) return null;
  if (limit === 0 && !avoidLineupBeforeOpening) return null;
  const from = Math.max(0, minutesOf(first.start) - Math.floor(limit / 60));
  return minutes < from ? clockOf(from) : null;
}
