import { ApiError } from '@turno/kit';
import type { AccessClaims, Deps } from '../deps.ts';
import { enterAccount, type OpenSession } from './open-session.ts';

/**
 * Turns the session of a merchant's registration into a full one, once (IDN-029, X-14). Whoever ends
 * the old session opens the new one; whoever is cut off between the two signs in.
 */
export async function toggleSession(
  deps: Deps,
  claims: AccessClaims,
  device: string | null = null,
): Promise<OpenSession> {
  const { sessionId, userId, scope } = claims;
  if (scope !== 'new-merchant') throw new ApiError('session_complete');
  const isFirst = await deps.store.sessions.end(sessionId);
  const user = isFirst ? await deps.store.users.findById(userId) : null;
  if (!user) throw new ApiError('token_expired_or_wrong');
  await deps.publish({ type: 'session-revoked', sessionId, userId });
  return enterAccount(deps, user, { device, otherwise: 'token_expired_or_wrong' });
}
