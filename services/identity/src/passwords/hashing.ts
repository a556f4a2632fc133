import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '@turno/kit';
import { ARGON2_COST, type Argon2Cost, isOutdated } from './rules/argon2-cost.ts';
import type { PasswordCost } from './rules/password-cost.ts';

const WAITING_LIMIT = 128;
const SLOW = '$argon2id$';
const QUICK = 'hmac$';

export type Passwords = {
  hash(password: string, cost: PasswordCost): Promise<string>;
  /** Costs one slow hash whether the kept one is slow, quick or missing, so that time tells nothing about an account. */
  verify(password: string, kept: string | null): Promise<boolean>;
  /** Whether a kept hash should be made anew now that its password is at hand. */
  isOutdated(kept: string): boolean;
};

/** The slow hash itself. */
type Argon2 = {
  hash(password: string | Uint8Array, cost: Argon2Cost): Promise<string>;
  verify(kept: string, password: string): Promise<boolean>;
};
type PasswordParts = { guestKey: string; argon2?: Argon2; cost?: Argon2Cost };

/** Hashes and checks passwords; refuses `service_unavailable` when too many wait for the slow hash. */
export async function createPasswords(parts: PasswordParts): Promise<Passwords> {
  const { guestKey, argon2 = { hash, verify }, cost: slow = ARGON2_COST } = parts;
  const wait = createWaitingRoom();
  const dummy = await argon2.hash(randomBytes(16), slow);
  // No salt: a generated secret is like no other, and without the key a copy of the database proves nothing.
  const quickHash = (secret: string) =>
    QUICK + createHmac('sha256', guestKey).update(secret).digest('base64url');
  return {
    async hash(password, cost) {
      return cost === 'quick' ? quickHash(password) : wait(() => argon2.hash(password, slow));
    },
    async verify(password, kept) {
      const slowHash = kept?.startsWith(SLOW) ? kept : null;
      const isSlowRight = await wait(() => argon2.verify(slowHash ?? dummy, password));
      if (slowHash !== null) return isSlowRight;
      return kept !== null && isSame(kept, quickHash(password));
    },
    isOutdated: (kept) => kept.startsWith(SLOW) && isOutdated(kept, slow),
  };
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Lets work in up to a limit: better a quick refusal than a queue nobody sees the end of. */
function createWaitingRoom() {
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= WAITING_LIMIT) throw new ApiError('service_unavailable');
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}
