/** Attempts before an undeliverable message is abandoned: over about half an hour. */
export const MAX_ATTEMPTS = 10;
const FIRST_MS = 1_000;
const LONGEST_MS = 600_000;

/** How long to wait after so many tries; `null` when they were enough. `chance` is 0 to 1, so that not all come back at once. */
export function retryInMs(attempts: number, chance: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 3 ** (attempts - 1));
  return Math.round(longest * (0.75 + chance / 2));
}
