import type { Ticket } from '@turno/shared-types';
import type { WaitRange } from '@turno/shared-types/rules';
import { useState } from 'react';
import { waitLeft } from './use-wait-words.ts';

/** Replies come sooner or later after they were made; a time that moved by less than this did not. */
const SAME_MS = 20_000;

type SteadyWait = { seconds: number | null; range: WaitRange };

/** What is left of a ticket's wait. Its clock times stay as they are until the estimate has really moved. */
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

/** Seconds by which the end of a wait differs from where it was shown before. */
function useShift(estimated: number | null, updatedAt: number): number {
  const endsAt = updatedAt + 1_000 * (estimated ?? 0);
  const [shown, setShown] = useState(endsAt);
  if (Math.abs(endsAt - shown) < SAME_MS) return (shown - endsAt) / 1_000;
  setShown(endsAt);
  return 0;
}
