import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { secondsBlocked } from './rules/limits.ts';
import type { Slate } from './store/attempts.ts';

/**
 * Counts one try on each slate in turn, or refuses `rate_limited` at the first that is full (G-60):
 * what one sender is refused does not count against the account it is after.
 */
export async function countAttempt(deps: Deps, ...slates: Slate[]): Promise<void> {
  const now = deps.now();
  for (const slate of slates) {
    const retryAfterSeconds = secondsBlocked(await deps.store.attempts.take(slate, now), now);
    if (retryAfterSeconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds });
  }
}
