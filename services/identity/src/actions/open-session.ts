import type { TokenScope } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { secondsLeft, sessionExpiry } from '../rules/session-life.ts';
import type { User } from '../store/users.ts';

export type OpenSession = { user: User; accessToken: string };

/** Records a new session of a user and signs the access token that names it. */
export async function openSession(
  deps: Deps,
  user: User,
  scope: TokenScope = 'access',
  device: string | null = null,
): Promise<OpenSession> {
  const now = deps.now();
  const { id: userId, role } = user;
  const sessionId = deps.newSessionId();
  const expiresAt = sessionExpiry({ role, scope }, now);
  await deps.store.sessions.add({
    id: sessionId,
    userId,
    role,
    scope,
    device,
    createdAt: now,
    expiresAt,
  });
  const claims = { userId, sessionId, role, scope };
  return { user, accessToken: await deps.signAccessToken(claims, secondsLeft(expiresAt, now)) };
}
