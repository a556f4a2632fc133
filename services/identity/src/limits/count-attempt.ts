import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { secondsBlocked } from './rules/limits.ts';
import type { AttemptWindow } from './store/attempts.ts';

/**
 * Counts one attempt in each window in turn and throws `rate_limited` at the first one that is exhausted (G-60), so an
 * attempt that is rejected for its sender does not count against the account it aims at.
 */
export async function countAttempt(deps: Deps, ...windows: AttemptWindow[]): Promise<void> {
  for (const window of windows) {
    const retryAfterSeconds = await secondsToWait(deps, window);
    if (retryAfterSeconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds });
  }
}

/** Counts one attempt in a window; returns how long it has to wait, 0 when it is allowed. */
export async function secondsToWait(deps: Deps, window: AttemptWindow): Promise<number> {
  const now = deps.now();
  return secondsBlocked(await deps.store.attempts.take(window, now), now);
}
