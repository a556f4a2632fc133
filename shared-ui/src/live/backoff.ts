import type { LiveState } from './live-state.ts';

/** Failures in a row, some ten seconds, after which a screen no longer speaks of a short break. */
export const FAILURES_UNTIL_POLLING = 6;
/** A page that has been hidden this long needs no stream. */
export const HIDDEN_STOP_MS = 60_000;

const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** How long to wait before attempt number `failures` + 1; `chance` (0 to 1) spreads clients that fell off together. */
export function backoffMs(failures: number, chance: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return full / 2 + (full / 2) * chance;
}

/** CST-003: how often to ask while the stream is not live, in ms, a tenth more or less; `false` while it is. */
export function pollInterval(state: LiveState, pollMs: number): number | false {
  if (state === 'live') return false;
  return Math.round(pollMs * (0.9 + 0.2 * Math.random()));
}
