import type { Ticket } from '@turno/shared-types';
import type { WaitRange } from '@turno/shared-types/rules';
import { useState } from 'react';
import { waitLeft } from './use-wait-words.ts';

/** Replies arrive with a varying delay, so a change of less than this is not a change of the estimate. */
const SAME_MS = 20_000;

type SteadyWait = { seconds: number | null; range: WaitRange };

/** The remaining wait of a ticket. Its times of day stay the same until the estimate has really changed. */
export function useSteadyWait(
  { estimatedWaitingTime: estimated, waitLow, waitHigh }: Ticket,
  updatedAt: number,
  now: Date,
): SteadyWait {
  const shift = useShift(estimated, updatedAt);
  const left = (seconds: number | null) =>
    waitLeft(seconds && Math.max(1, seconds + shift), updatedAt, now);
  const limit = (seconds: number | undefined) => left(seconds ?? null) ?? undefined;
  return {
    seconds: left(estimated),
    range: { waitLow: limit(waitLow), waitHigh: limit(waitHigh) },
  };
}

/** The seconds between the shown end of a wait and the newly estimated one. */
function useShift(estimated: number | null, updatedAt: number): number {
  const endsAt = updatedAt + 1_000 * (estimated ?? 0);
  const [shown, setShown] = useState(endsAt);
  if (Math.abs(endsAt - shown) < SAME_MS) return (shown - endsAt) / 1_000;
  setShown(endsAt);
  return 0;
}
