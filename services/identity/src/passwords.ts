import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '@turno/kit';
import type { PasswordCost } from './rules/password-cost.ts';

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane. They are the library's defaults too,
// and are written out so that an update of it cannot weaken them.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_LIMIT = 128;
const QUICK = 'sha256$';

export type Passwords = {
  hash(password: string, cost: PasswordCost): Promise<string>;
  /** Costs the same whether the hash is slow, quick or missing, so that time tells nothing about an account. */
  verify(password: string, kept: string | null): Promise<boolean>;
};

/** Hashes and checks passwords; refuses `service_unavailable` when too many wait for the slow hash. */
export async function createPasswords(): Promise<Passwords> {
  const slowly = createWaitingRoom();
  const dummy = await hash(randomBytes(16), ARGON2ID);
  return {
    hash(password, cost) {
      if (cost === 'quick') return Promise.resolve(quickHash(password, randomBytes(16)));
      return slowly(() => hash(password, ARGON2ID));
    },
    async verify(password, kept) {
      const isSlow = kept !== null && !kept.startsWith(QUICK);
      const isSlowRight = await slowly(() => verify(isSlow ? kept : dummy, password));
      if (kept === null) return false;
      return isSlow ? isSlowRight : isQuickRight(password, kept);
    },
  };
}

function quickHash(password: string, salt: Buffer): string {
  const digest = createHash('sha256').update(salt).update(password).digest();
  return `${QUICK}${salt.toString('base64url')}$${digest.toString('base64url')}`;
}

function isQuickRight(password: string, kept: string): boolean {
  const salt = Buffer.from(kept.split('$')[1] ?? '', 'base64url');
  const expected = Buffer.from(kept);
  const given = Buffer.from(quickHash(password, salt));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Lets work in up to a limit: better a quick refusal than a queue nobody sees the end of. */
function createWaitingRoom() {
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= WAITING_LIMIT) throw new Refusal('service_unavailable');
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}
