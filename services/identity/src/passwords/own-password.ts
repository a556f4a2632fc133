import { ApiError } from '@turno/kit';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS } from '../limits/index.ts';

/** Verifies the password that a signed-in user sends as proof; throws `invalid_credentials` for a wrong one. */
export async function verifyOwnPassword(deps: Deps, user: User, password: string): Promise<void> {
  const window = { limit: LIMITS.changeOfAccount, of: [String(user.id)] };
  await countAttempt(deps, window);
  const isRight = await deps.passwords.verify(password, user.passwordHash);
  if (!isRight) throw new ApiError('invalid_credentials');
  await deps.store.attempts.clear(window);
}
