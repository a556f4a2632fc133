import type { Deps } from '../deps.ts';
import { secondsLeft, sessionExpiry } from '../rules/session-life.ts';
import type { User } from '../store/users.ts';

export type OpenSession = { user: User; accessToken: string };

/** Records a new session of a user and signs the access token that names it. */
export async function openSession(deps: Deps, user: User): Promise<OpenSession> {
  const now = deps.now();
  const session = {
    id: deps.newSessionId(),
    userId: user.id,
    role: user.role,
    createdAt: now,
    expiresAt: sessionExpiry(user.role, now),
  };
  await deps.store.sessions.add(session);
  const claims = { userId: user.id, sessionId: session.id, role: user.role };
  const accessToken = await deps.signAccessToken(claims, secondsLeft(session.expiresAt, now));
  return { user, accessToken };
}
