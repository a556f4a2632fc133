import { pollInterval } from './backoff.ts';
import type { LiveState } from './live-state.ts';

// A stream may stay open and yet say nothing: ask now and then all the same.
const LIVE_CHECK_MS = 60_000;

type AskedQuery = { readonly state: { readonly status: 'pending' | 'error' | 'success' } };

/**
 * CST-003: how long until a query is asked again, in ms; the `refetchInterval` of everything that is followed live.
 * Every `pollMs` without the stream or while answers fail, and now and then with it. `null`: no stream is wanted.
 */
export function keepAsking(state: LiveState | null, pollMs: number): (query: AskedQuery) => number {
  const soonMs = pollInterval('polling', pollMs) || pollMs;
  return ({ state: { status } }) =>
    state === 'live' && status !== 'error' ? LIVE_CHECK_MS : soonMs;
}

/** The `refetchInterval` of what is read once: asked again every `pollMs` until it is there. */
export function untilThere(pollMs: number): (query: AskedQuery) => number | false {
  return ({ state: { status } }) => (status === 'success' ? false : pollMs);
}
