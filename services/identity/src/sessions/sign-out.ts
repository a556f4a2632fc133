import { ApiError } from '@turno/kit';
import type { AccessClaims, Deps } from '../deps.ts';
import { shownSessionId } from './store.ts';

type SignOutDeps = Pick<Deps, 'store' | 'publish'>;

/**
 * Ends a session in every service. The others are notified first: if the process stops in between, the session still
 * exists here and its user can sign out again.
 */
export async function signOut(
  deps: SignOutDeps,
  { sessionId, userId }: Pick<AccessClaims, 'sessionId' | 'userId'>,
): Promise<void> {
  await deps.publish({ type: 'session-revoked', sessionId, userId });
  await deps.store.sessions.end(sessionId);
}

/** Ends every session of a user. */
export async function signOutEverywhere(deps: SignOutDeps, userId: number): Promise<void> {
  for (const sessionId of await deps.store.sessions.idsOfUser(userId)) {
    await signOut(deps, { sessionId, userId });
  }
}

/** Ends every session of a user but one. */
export async function endOtherSessions(
  deps: SignOutDeps,
  { userId, sessionId: current }: Pick<AccessClaims, 'sessionId' | 'userId'>,
): Promise<void> {
  for (const sessionId of await deps.store.sessions.idsOfUser(userId)) {
    if (sessionId !== current) await signOut(deps, { sessionId, userId });
  }
}

/** Ends one session of a user by its shown id; a session of another user counts as not found. */
export async function endSession(
  deps: Deps,
  { userId, shownId }: { userId: number; shownId: string },
): Promise<void> {
  const sessions = await deps.store.sessions.findOfUser(userId, deps.now());
  const found = sessions.find(({ id }) => shownSessionId(id) === shownId);
  if (!found) throw new ApiError('not_found');
  await signOut(deps, { sessionId: found.id, userId });
}
