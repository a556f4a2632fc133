import type { MerchantDay } from './merchant-day.ts';

type Limits = {
  /** Seconds; `null` or -1 means no limit. */
  lineupLimitedBeforeOpening: number | null;
  avoidLineupBeforeOpening: boolean;
};

const MINUTE_MS = 60_000;

/** From when people may join today; `null` if no limit delays joining (QUE-056, QUE-057). */
export function lineUpBlockedUntil(
  { lineupLimitedBeforeOpening: limit, avoidLineupBeforeOpening }: Limits,
  { slots, now }: MerchantDay,
): Date | null {
  const first = slots[0];
  if (!first || limit === null || limit < 0) return null;
  if (limit === 0 && !avoidLineupBeforeOpening) return null;
  const from = new Date(first.opensAt.getTime() - Math.floor(limit / 60) * MINUTE_MS);
  return now < from ? from : null;
}
