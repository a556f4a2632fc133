import type { PushTarget } from '@turno/shared-types/notices';

/** A browser that receives messages. */
export type StoredPush = PushTarget & {
  /** The session that asked for them; absent from subscriptions of an older release. */
  sessionId?: string;
};

/** A browser that receives messages for a session. */
export function pushOf(
  target: PushTarget | null,
  sessionId: string | undefined,
): StoredPush | null {
  if (!target) return null;
  const { endpoint, keys } = target;
  return sessionId === undefined ? { endpoint, keys } : { endpoint, keys, sessionId };
}
