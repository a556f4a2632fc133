type Verified<T> = { value: T; until: number };

const MAX_TOKENS = 10_000;
/** A withdrawn key is rejected after at most this time. */
const MAX_AGE_MS = 5 * 60_000;

/** A bounded cache of verified tokens, so that the same token is not verified twice before it expires. */
export function createVerifiedTokens<T>(now: () => number = Date.now) {
  const verified = new Map<string, Verified<T>>();
  return {
    get(token: string): T | null {
      const known = verified.get(token);
      if (!known) return null;
      if (now() < known.until) return known.value;
      verified.delete(token);
      return null;
    },
    /** Caches the content of a verified token; `expiresAt` is in seconds, as in the token. */
    add(token: string, value: T, expiresAt: number | undefined): void {
      if (expiresAt === undefined) return;
      verified.set(token, { value, until: Math.min(expiresAt * 1_000, now() + MAX_AGE_MS) });
      const oldest = verified.size > MAX_TOKENS ? verified.keys().next().value : undefined;
      if (oldest !== undefined) verified.delete(oldest);
    },
  };
}
