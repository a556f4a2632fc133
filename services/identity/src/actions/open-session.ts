import type { TokenScope } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { secondsLeft, sessionExpiry } from '../rules/session-life.ts';
import type { User } from '../store/users.ts';

export type OpenSession = { user: User; sessionId: string; accessToken: string };

/** Records a new session of a user and signs the access token that names it. */
export async function openSession(
  deps: Deps,
  user: User,
  scope: TokenScope = 'access',
  device: string | null = null,
): Promise<OpenSession> {
  const createdAt = deps.now();
  const { id: userId, role } = user;
  const sessionId = deps.newSessionId();
  const expiresAt = sessionExpiry({ role, scope }, createdAt);
  const [accessToken] = await Promise.all([
    deps.signAccessToken({ userId, sessionId, role, scope }, secondsLeft(expiresAt, createdAt)),
    deps.store.sessions.add({ id: sessionId, userId, role, scope, device, createdAt, expiresAt }),
  ]);
  return { user, sessionId, accessToken };
}
