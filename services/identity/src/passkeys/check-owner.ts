import { ApiError } from '@turno/kit';
import type { User } from '../accounts/index.ts';
import type { AccessClaims, Deps } from '../deps.ts';
import { verifyOwnPassword } from '../passwords/index.ts';
import { isRecentSession } from '../sessions/index.ts';

/** The account of a caller. */
export async function callersAccount(deps: Deps, caller: AccessClaims): Promise<User> {
  const user = await deps.store.users.findById(caller.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  return user;
}

/**
 * The account of a caller who has just proved to be its owner: by the password, or by having signed in in the last ten
 * minutes. A stolen token alone neither adds nor removes a passkey.
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
