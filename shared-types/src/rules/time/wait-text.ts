import { WAIT_AS_CLOCK_TIME_SECONDS } from '../../constants.ts';

/** Long waits need no exact minutes: beyond the short ones, the range is rounded to steps. */
const [EXACT_MINUTES, STEP_MINUTES] = [10, 5];
const STEP_MS = STEP_MINUTES * 60_000;
const DAY_SECONDS = 86_400;

/** How a wait is shown (CON-053); the screen words it in its language. */
export type WaitText =
  | { kind: 'hidden' }
  | { kind: 'few-seconds' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'clock'; at: Date };

/** CON-053, CST-007: minutes up to half an hour, a clock time beyond it. `waitSeconds` may be unknown. */
export function waitText(waitSeconds: number | null, now: Date): WaitText {
  if (waitSeconds === null || waitSeconds < 0) return { kind: 'hidden' };
  if (waitSeconds === 0) return { kind: 'few-seconds' };
  if (waitSeconds < WAIT_AS_CLOCK_TIME_SECONDS) {
    return { kind: 'minutes', minutes: Math.max(1, Math.round(waitSeconds / 60)) };
  }
  return { kind: 'clock', at: new Date(now.getTime() + waitSeconds * 1_000) };
}

/** The times between which eight of ten waits end: both in whole minutes, or both as clock times. */
export type WaitRangeText =
  | { kind: 'minutes'; from: number; to: number }
  | { kind: 'clock'; from: Date; to: Date };

export type WaitRange = {
  /** Seconds; absent if no range is known. */
  waitLow?: number | undefined;
  waitHigh?: number | undefined;
  /** The instant from which the wait and its range count; absent if they count from now. */
  estimatedAt?: string | undefined;
};

/**
 * S-02: the instant from which a wait counts. Its time of day stays fixed while the page is open, because it was estimated
 * then.
 */
export function waitStart({ estimatedAt }: WaitRange, now: Date): Date {
  return estimatedAt === undefined ? now : new Date(estimatedAt);
}

/** S-02: the range of a wait, in the same form as the wait itself; `null` if it adds nothing. Rounding widens it. */
export function waitRangeText(
  kind: WaitText['kind'],
  { waitLow, waitHigh, estimatedAt }: WaitRange,
  now: Date,
): WaitRangeText | null {
  if (waitLow === undefined || waitHigh === undefined) return null;
  if (kind === 'clock') {
    // Times without a date cannot express a later day: "between 10:30 and 09:45".
    if (waitHigh >= DAY_SECONDS) return null;
    const from = waitStart({ estimatedAt }, now);
    const at = (seconds: number, round: (value: number) => number) =>
      new Date(round((from.getTime() + seconds * 1_000) / STEP_MS) * STEP_MS);
    return { kind, from: at(waitLow, Math.floor), to: at(waitHigh, Math.ceil) };
  }
  const [from, to] = [Math.max(1, rounded(waitLow, Math.floor)), rounded(waitHigh, Math.ceil)];
  return kind === 'minutes' && from < to ? { kind, from, to } : null;
}

function rounded(seconds: number, round: (value: number) => number): number {
  const minutes = round(seconds / 60);
  return minutes <= EXACT_MINUTES ? minutes : round(minutes / STEP_MINUTES) * STEP_MINUTES;
}
