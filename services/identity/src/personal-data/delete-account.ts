import { ApiError } from '@turno/kit';
import { isGuest } from '@turno/shared-types/rules';
import type { User } from '../accounts/store/users.ts';
import type { Deps } from '../deps.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import { LIMITS } from '../limits/rules/limits.ts';
import { isSignedInLately } from '../sessions/recent-session.ts';
import { eraseAccount } from './erase-account.ts';

type DeleteAsk = {
  userId: number;
  sessionId: string;
  password: string | undefined;
  requestId: string;
};

/**
 * Deletes an account on its owner's word. From here on nobody signs in with it; what the other services hold goes when
 * they hear of it, which is told until they confirm. A place must not be left without anybody who manages it.
 */
export async function deleteAccount(deps: Deps, ask: DeleteAsk): Promise<void> {
  const user = await deps.store.users.findById(ask.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  await checkOwner(deps, user, ask);
  if (user.role === 'ROLE_MERCHANT') await checkPlaces(deps, ask);
  await deps.store.erasures.begin(user.id, deps.now());
  await eraseAccount(deps, user.id);
}

/** The password again; who has none must have signed in lately. A guest has nothing but the session. */
async function checkOwner(deps: Deps, user: User, ask: DeleteAsk): Promise<void> {
  if (isGuest(user.role)) return;
  const now = deps.now();
  if (user.passwordHash === null) {
    const session = await deps.store.sessions.findLive(ask.sessionId, now);
    if (!session || !isSignedInLately(session, now)) throw new ApiError('signin_too_old');
    return;
  }
  const slate = { limit: LIMITS.changeOfAccount, of: [String(user.id)] };
  await countAttempt(deps, slate);
  const isRight = await deps.passwords.verify(ask.password ?? '', user.passwordHash);
  if (!isRight) throw new ApiError('invalid_credentials');
  await deps.store.attempts.forget(slate);
}

async function checkPlaces(deps: Deps, { userId, requestId }: DeleteAsk): Promise<void> {
  const { merchants } = await deps.people.inQueues(userId, requestId);
  const merchantIds = merchants.filter((each) => each.isOnlyManager).map(({ id }) => id);
  if (merchantIds.length > 0) throw new ApiError('last_manager', { merchantIds });
}
