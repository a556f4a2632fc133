import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '@turno/kit';
import { ARGON2_COST, type Argon2Cost, isOutdated, type PasswordCost } from './rules.ts';

const CONCURRENCY_LIMIT = 128;
const SLOW = '$argon2id$';
const QUICK = 'hmac$';

export type Passwords = {
  hash(password: string, cost: PasswordCost): Promise<string>;
  /**
   * Always takes as long as one slow hash, whether the stored one is slow, quick or missing, so that timing reveals nothing.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether a stored hash should be replaced now that its password is at hand. */
  isOutdated(stored: string): boolean;
};

/** The slow hash function; tests count its calls. */
type Argon2 = {
  hash(password: string | Uint8Array, cost: Argon2Cost): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
};
type PasswordParts = { guestKey: string; argon2?: Argon2; cost?: Argon2Cost };

/** Hashes and verifies passwords; throws `service_unavailable` when too many wait for the slow hash. */
export async function createPasswords(parts: PasswordParts): Promise<Passwords> {
  const { guestKey, argon2 = { hash, verify }, cost: slow = ARGON2_COST } = parts;
  const limit = limitConcurrency();
  const dummy = await argon2.hash(randomBytes(16), slow);
  // No salt: generated secrets are unique, and without the key a copy of the database does not help to test guesses.
  const quickHash = (secret: string) =>
    QUICK + createHmac('sha256', guestKey).update(secret).digest('base64url');
  return {
    async hash(password, cost) {
      return cost === 'quick' ? quickHash(password) : limit(() => argon2.hash(password, slow));
    },
    async verify(password, stored) {
      const slowHash = stored?.startsWith(SLOW) ? stored : null;
      const isSlowRight = await limit(() => argon2.verify(slowHash ?? dummy, password));
      if (slowHash !== null) return isSlowRight;
      return stored !== null && isSame(stored, quickHash(password));
    },
    isOutdated: (stored) => stored.startsWith(SLOW) && isOutdated(stored, slow),
  };
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Load shedding: beyond the limit an immediate error is better than an ever longer queue. */
function limitConcurrency() {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= CONCURRENCY_LIMIT) throw new ApiError('service_unavailable');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
