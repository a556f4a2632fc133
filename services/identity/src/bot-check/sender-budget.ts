import { ApiError } from '@turno/kit';

const MINUTE_MS = 60_000;

export type SenderBudget = ReturnType<typeof createSenderBudget>;

/**
 * Limits the requests per minute of each client network, in the memory of one process: a crowd that signs up in the minute a
 * queue opens must not wait for a counter in the database. No network's requests count against another's.
 */
export function createSenderBudget(perMinute: number) {
  let minute = 0;
  let counts = new Map<string, number>();
  let before = new Map<string, number>();
  return {
    /** Counts a request; returns the requests in the sliding last minute, or throws `rate_limited` beyond the budget. */
    take(network: string, now: Date): number {
      const current = Math.floor(now.getTime() / MINUTE_MS);
      if (current !== minute) {
        before = current === minute + 1 ? counts : new Map();
        counts = new Map();
        minute = current;
      }
      const passedMs = now.getTime() % MINUTE_MS;
      const count = (counts.get(network) ?? 0) + 1;
      const recent = count + (before.get(network) ?? 0) * (1 - passedMs / MINUTE_MS);
      if (recent > perMinute) {
        const retryAfterSeconds = Math.ceil((MINUTE_MS - passedMs) / 1_000);
        throw new ApiError('rate_limited', { retryAfterSeconds });
      }
      counts.set(network, count);
      return Math.round(recent);
    },
  };
}
