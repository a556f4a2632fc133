import { ApiError } from '@turno/kit';
import type { AccessClaims, Deps } from '../deps.ts';
import { type OpenSession, openCheckedSession } from './open-session.ts';
import { extendedExpiry, secondsLeft } from './rules.ts';

/** The session of a token, with a fresh token and, once a day, a later expiry (IDN-010). */
export async function restoreSession(deps: Deps, claims: AccessClaims): Promise<OpenSession> {
  const now = deps.now();
  const session = await deps.store.sessions.findLive(claims.sessionId, now);
  const user = session && (await deps.store.users.findById(session.userId));
  if (!session || !user) throw new ApiError('token_expired_or_wrong');

  await deps.store.sessions.touch(session.id, now);
  const later = extendedExpiry(session, now);
  if (later) await deps.store.sessions.extend(session.id, later);
  const accessToken = await deps.signAccessToken(
    { userId: user.id, sessionId: session.id, role: user.role, scope: session.scope },
    secondsLeft(later ?? session.expiresAt, now),
  );
  return { user, sessionId: session.id, accessToken };
}

/**
 * Exchanges the session of a merchant's registration for a full one, once (IDN-029, X-14). Of concurrent requests only
 * the one that ends the old session opens the new one; after a crash between the two steps the merchant signs in.
 */
export async function completeRegistration(
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
  return openCheckedSession(deps, user, { device, otherwise: 'token_expired_or_wrong' });
}
