import type { CallReply, Session, sessionsCall } from '@turno/shared-types';
import type { User } from '../accounts/index.ts';
import { shownSessionId } from './session-id.ts';
import type { SessionRecord } from './store.ts';

type SignedIn = { user: Pick<User, 'id' | 'role' | 'mustChangePassword'>; accessToken: string };

/** The answer to everything that opens a session (IDN-003, IDN-015). */
export function presentSession({ user, accessToken }: SignedIn): Session {
  const { id, role, mustChangePassword = false } = user;
  return { id, accessToken, roles: [role], require_password_reset: mustChangePassword };
}

/** A user's sessions; the one that sends the request counts as used at this moment. */
export function presentSessions(
  sessions: readonly SessionRecord[],
  currentId: string,
  now: Date,
): CallReply<typeof sessionsCall> {
  return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
    id: shownSessionId(id),
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: (id === currentId ? now : lastUsedAt).toISOString(),
    isCurrent: id === currentId,
  }));
}
