/** `live`: changes arrive by the stream. `reconnecting`: the stream is being reopened. `polling`: the stream is down; poll. */
export type LiveState = 'live' | 'reconnecting' | 'polling';

// A stream may stay open and deliver nothing, so a slow poll continues as a check.
const LIVE_CHECK_MS = 60_000;

/** CST-003: the polling interval while the stream is not live, in ms, 10 % more or less; `false` while it is. */
export function pollInterval(state: LiveState, pollMs: number): number | false {
  if (state === 'live') return false;
  return Math.round(pollMs * (0.9 + 0.2 * Math.random()));
}

type QueryStatus = { readonly state: { readonly status: 'pending' | 'error' | 'success' } };

/**
 * CST-003: the `refetchInterval` of a query that is followed live: `pollMs` without the stream or while requests fail,
 * 60 s with it. `null`: there is no stream.
 */
export function livePolling(
  state: LiveState | null,
  pollMs: number,
): (query: QueryStatus) => number {
  const soonMs = pollInterval('polling', pollMs) || pollMs;
  return ({ state: { status } }) =>
    state === 'live' && status !== 'error' ? LIVE_CHECK_MS : soonMs;
}

/** The `refetchInterval` of a query that is read once: it retries every `pollMs` until it has data. */
export function pollUntilLoaded(pollMs: number): (query: QueryStatus) => number | false {
  return ({ state: { status } }) => (status === 'success' ? false : pollMs);
}
