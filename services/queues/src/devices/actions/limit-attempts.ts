import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';

type Limited = { sender: string; limit: number };

/** Counts an attempt against each limit and throws `rate_limited` when one is exhausted. */
export async function limitAttempts({ store }: Deps, limits: readonly Limited[]): Promise<void> {
  for (const { sender, limit } of limits) {
    const waitMs = await store.deviceAttempts.take(sender, limit);
    const retryAfterSeconds = Math.ceil(waitMs / 1_000);
    if (waitMs > 0) throw new ApiError('rate_limited', { retryAfterSeconds });
  }
}
