import type { Session, SessionPort } from '@turno/shared-types';

type Restoring = {
  port: SessionPort;
  /** The token this browser keeps. */
  token: string;
  /** Whom the token belongs to; throws with `status` when it is refused. */
  fetchMe: (token: string) => Promise<Session>;
};

/**
 * Puts the session of a stored token in force, or ends it when the services refuse it (SHL-016). Without an answer the
 * token is kept: a tunnel must not sign anybody out. What happens in the meantime counts more.
 */
export async function restoreSession({ port, token, fetchMe }: Restoring): Promise<void> {
  const before = port.read();
  const isUntouched = () => port.read()?.accessToken === before?.accessToken;
  try {
    const session = await fetchMe(token);
    if (isUntouched() && !isSame(before, session)) port.signIn(session);
  } catch (error) {
    if (isRefused(error) && isUntouched()) port.signOut();
  }
}

function isSame(a: Session | null, b: Session): boolean {
  return a?.id === b.id && a.accessToken === b.accessToken && a.roles[0] === b.roles[0];
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
