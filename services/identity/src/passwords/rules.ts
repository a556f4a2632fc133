import type { Role } from '@turno/shared-types';
import { isGuest, isGuestAddress } from '@turno/shared-types/rules';

/** The cost parameters of argon2id: KiB of memory, passes over it, lanes. */
export type Argon2Cost = { memoryCost: number; timeCost: number; parallelism: number };

/**
 * OWASP's parameters for argon2id: 19 MiB, two passes, one lane. They equal the library's defaults and are written out
 * so that an update of the library cannot weaken them.
 */
export const ARGON2_COST: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PREFIX = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a stored hash has a lower cost than required today; it is replaced at the next sign-in with the password. */
export function isOutdated(stored: string, cost: Argon2Cost = ARGON2_COST): boolean {
  const [, memory, time, lanes] = PREFIX.exec(stored) ?? [];
  const isCheaper = Number(memory) * Number(time) < cost.memoryCost * cost.timeCost;
  return lanes === undefined || isCheaper || Number(memory) < cost.memoryCost;
}

// 22 random letters and digits carry more than 128 bits; clients draw 24 for a guest (G-50).
const SECRET = /^[A-Za-z0-9_-]{22,200}$/;

export type PasswordCost = 'slow' | 'quick';

/**
 * The hashing cost of a password. A generated secret cannot be guessed, so a slow hash would protect nothing and let a crowd of
 * guests use up the processor (IDN-007). A guest who sends something that a person could have chosen gets the slow hash, and so
 * does every other role.
 */
export function passwordCost(
  account: { role: Role; email: string },
  password: string,
): PasswordCost {
  const isGenerated = isGuestAddress(account.email) && SECRET.test(password);
  return isGuest(account.role) && isGenerated ? 'quick' : 'slow';
}
