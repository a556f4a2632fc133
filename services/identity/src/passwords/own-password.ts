import { ApiError } from '@turno/kit';
import type { User } from '../accounts/index.ts';
import type { AccessClaims, Deps } from '../deps.ts';
import { countAttempt, LIMITS } from '../limits/index.ts';
import { isRecentSession } from '../sessions/index.ts';

/** Verifies the password that a signed-in user sends as proof; throws `invalid_credentials` for a wrong one. */
export async function verifyOwnPassword(deps: Deps, user: User, password: string): Promise<void> {
  const window = { limit: LIMITS.changeOfAccount, of: [String(user.id)] };
  await countAttempt(deps, window);
  const isRight = await deps.passwords.verify(password, user.passwordHash);
  if (!isRight) throw new ApiError('invalid_credentials');
  await deps.store.attempts.clear(window);
}

/** The account of a caller. */
export async function callersAccount(deps: Deps, caller: AccessClaims): Promise<User> {
  const user = await deps.store.users.findById(caller.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  return user;
}

/**
 * The account of a caller who has just proved to be its owner: by the password, or by a sign-in within the last ten minutes. A
 * stolen token alone must not be enough to change the ways to sign in.
 */
export async function provenOwner(
  deps: Deps,
  caller: AccessClaims,
  password: string | undefined,
): Promise<User> {
  const user = await callersAccount(deps, caller);
  if (password !== undefined) {
    await verifyOwnPassword(deps, user, password);
    return user;
  }
  const session = await deps.store.sessions.findLive(caller.sessionId, deps.now());
  if (!session || !isRecentSession(session, deps.now())) throw new ApiError('signin_too_old');
  return user;
}
