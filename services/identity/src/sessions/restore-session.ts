import { ApiError } from '@turno/kit';
import type { AccessClaims, Deps } from '../deps.ts';
import type { OpenSession } from './open-session.ts';
import { extendedExpiry, secondsLeft } from './rules.ts';

/** The session of a token, with a fresh token and, once a day, a later end (IDN-010). */
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
