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
  const since = useSteadyStart(estimated, updatedAt);
  const left = (seconds: number | undefined) =>
    seconds === undefined ? undefined : (waitLeft(seconds, since, now) ?? undefined);
  return {
    seconds: waitLeft(estimated, since, now),
    range: { waitLow: left(waitLow), waitHigh: left(waitHigh) },
  };
}

/** When the wait began, so that its end is where it was shown before. */
function useSteadyStart(estimated: number | null, updatedAt: number): number {
  const endsAt = updatedAt + 1_000 * (estimated ?? 0);
  const [shown, setShown] = useState(endsAt);
  if (Math.abs(endsAt - shown) < SAME_MS) return updatedAt + shown - endsAt;
  setShown(endsAt);
  return updatedAt;
}
