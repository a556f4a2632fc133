type Verified<T> = { value: T; until: number };

const MAX_KEPT = 10_000;
/** A key that was taken back is found out after this long. */
const LONGEST_MS = 5 * 60_000;

/** Tokens whose signature was checked lately: the same text needs no second check until it expires. */
export function createVerifiedTokens<T>(now: () => number = Date.now) {
  const kept = new Map<string, Verified<T>>();
  return {
    get(token: string): T | null {
      const known = kept.get(token);
      if (!known) return null;
      if (now() < known.until) return known.value;
      kept.delete(token);
      return null;
    },
    /** Keeps what a token says; `expiresAt` in seconds, as tokens have it. */
    keep(token: string, value: T, expiresAt: number | undefined): void {
      if (expiresAt === undefined) return;
      kept.set(token, { value, until: Math.min(expiresAt * 1_000, now() + LONGEST_MS) });
      const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
