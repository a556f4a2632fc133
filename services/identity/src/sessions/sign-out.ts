import type { AccessClaims, Deps } from '../deps.ts';

/**
 * Ends a session everywhere. The other services are told first: if this stops half-way the session
 * still stands here, so the person can sign out again.
 */
export async function signOut(
  deps: Pick<Deps, 'store' | 'publish'>,
  claims: Pick<AccessClaims, 'sessionId' | 'userId'>,
): Promise<void> {
  const { sessionId, userId } = claims;
  await deps.publish({ type: 'session-revoked', sessionId, userId });
  await deps.store.sessions.end(sessionId);
}
