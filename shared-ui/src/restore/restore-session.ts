import type { Session, SessionPort } from '@turno/shared-types';
import { type KeyValueStore, STORAGE_KEYS } from '@turno/shared-ui/session';

/** The token that this browser stores (IDN-004), also if the rest of the session is missing or unreadable. */
export function storedToken(storage: KeyValueStore): string | null {
  const stored = storage.getItem(STORAGE_KEYS.authToken);
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    const isNamed = typeof value === 'object' && value !== null && 'accessToken' in value;
    return isNamed && typeof value.accessToken === 'string' ? value.accessToken : null;
  } catch {
    // Other apps of the product store the bare token.
    return stored;
  }
}

export type RestoreOptions = {
  port: SessionPort;
  /** The token that this browser stores. */
  token: string;
  /** Resolves the token to its session; throws with `status` 401 when the token is invalid. */
  fetchMe: (token: string) => Promise<Session>;
  /** The cause of the session's end if the services reject its token. */
  cause?: 'rejected' | 'had-ended';
};

/**
 * Restores the session of a stored token, or ends it when the services reject the token (SHL-016). Without an answer the
 * session stays, so that a lost connection signs no one out. A sign-in or sign-out in the meantime wins. Returns whether
 * the services answered.
 */
export async function restoreSession({
  port,
  token,
  fetchMe,
  cause = 'had-ended',
}: RestoreOptions): Promise<boolean> {
  const before = port.read();
  const isUntouched = () => port.read()?.accessToken === before?.accessToken;
  try {
    const session = await fetchMe(token);
    if (isUntouched() && !isSame(before, session)) port.signIn(session);
    return true;
  } catch (error) {
    if (!isRejected(error)) return false;
    if (isUntouched()) port.reject?.(cause);
    return true;
  }
}

function isSame(a: Session | null, b: Session): boolean {
  return a?.id === b.id && a.accessToken === b.accessToken && a.roles[0] === b.roles[0];
}

function isRejected(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
