const MINUTE_MS = 60_000;

/** Counts what happens; asks how much of it the last minute saw. One process sees its own part only. */
export function createRateMeter() {
  let minute = 0;
  let count = 0;
  let before = 0;
  return {
    /** Counts one more and answers how many the last minute had, the one before weighed by what is left of it. */
    count(now: Date): number {
      const current = Math.floor(now.getTime() / MINUTE_MS);
      if (current !== minute) {
        before = current === minute + 1 ? count : 0;
        minute = current;
        count = 0;
      }
      count += 1;
      const left = 1 - (now.getTime() % MINUTE_MS) / MINUTE_MS;
      return Math.round(count + before * left);
    },
  };
}
