/** No access token lives longer than the longest session: thirty days. */
export const REVOCATION_MS = 30 * 24 * 3_600 * 1_000;
const SWEEP_EVERY = 1_000;

/** Sessions that ended before their tokens expired. An entry is dropped when none of its tokens can be valid any more. */
export function createRevocations(now: () => number = Date.now) {
  const ends = new Map<string, number>();
  return {
    has: (sessionId: string): boolean => ends.has(sessionId),
    add(sessionId: string): void {
      ends.set(sessionId, now() + REVOCATION_MS);
      if (ends.size % SWEEP_EVERY === 0) sweep(ends, now());
    },
  };
}

function sweep(ends: Map<string, number>, now: number): void {
  for (const [sessionId, end] of ends) {
    // Entries are ordered by when they end.
    if (end > now) return;
    ends.delete(sessionId);
  }
}
