import type { CallReply, sessionsCall } from '@turno/shared-types';
import { sessionKey } from './session-key.ts';
import type { SessionRecord } from './store.ts';

/** A user's sessions; the one that asks is in use this moment. */
export function presentSessions(
  sessions: readonly SessionRecord[],
  currentId: string,
  now: Date,
): CallReply<typeof sessionsCall> {
  return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
    id: sessionKey(id),
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: (id === currentId ? now : lastUsedAt).toISOString(),
    isCurrent: id === currentId,
  }));
}
