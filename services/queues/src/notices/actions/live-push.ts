import type { Deps } from '../deps.ts';
import type { StoredPush } from '../store/stored-push.ts';

/**
 * The browser that receives messages, unless the session that asked for them has ended: whoever holds that device may be
 * somebody else. Each process knows the ended sessions, so this reads nothing.
 */
export function livePush({ sessions }: Deps, push: StoredPush | null): StoredPush | null {
  return push?.sessionId !== undefined && sessions.hasEnded(push.sessionId) ? null : push;
}
