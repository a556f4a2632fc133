import { ApiError } from '@turno/kit';
import { isGuest } from '@turno/shared-types/rules';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS } from '../limits/index.ts';
import { isRecentSession } from '../sessions/index.ts';
import { eraseAccount } from './erase-account.ts';

type DeleteRequest = {
  userId: number;
  sessionId: string;
  password: string | undefined;
  requestId: string;
};

/**
 * Deletes an account at its owner's request. From then on sign-in fails; the other services erase what they hold when
 * they receive the event, which is repeated until they confirm. The only manager of a merchant cannot be deleted.
 */
export async function deleteAccount(deps: Deps, request: DeleteRequest): Promise<void> {
  const user = await deps.store.users.findById(request.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  await checkOwner(deps, user, request);
  if (user.role === 'ROLE_MERCHANT') await checkManagers(deps, request);
  await deps.store.erasures.begin(user.id, deps.now());
  await eraseAccount(deps, user.id);
}

/** Owners send the password again; those without one must have signed in recently. Guests have only the session. */
async function checkOwner(deps: Deps, user: User, request: DeleteRequest): Promise<void> {
  if (isGuest(user.role)) return;
  const now = deps.now();
  if (user.passwordHash === null) {
    const session = await deps.store.sessions.findLive(request.sessionId, now);
    if (!session || !isRecentSession(session, now)) throw new ApiError('signin_too_old');
    return;
  }
  const window = { limit: LIMITS.changeOfAccount, of: [String(user.id)] };
  await countAttempt(deps, window);
  const isRight = await deps.passwords.verify(request.password ?? '', user.passwordHash);
  if (!isRight) throw new ApiError('invalid_credentials');
  await deps.store.attempts.clear(window);
}

async function checkManagers(deps: Deps, { userId, requestId }: DeleteRequest): Promise<void> {
  const { merchants } = await deps.people.inQueues(userId, requestId);
  const merchantIds = merchants.filter((each) => each.isOnlyManager).map(({ id }) => id);
  if (merchantIds.length > 0) throw new ApiError('last_manager', { merchantIds });
}
