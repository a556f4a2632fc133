import { WAIT_AS_CLOCK_TIME_SECONDS } from '../../constants.ts';

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
