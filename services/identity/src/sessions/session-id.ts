import { createHash, randomBytes } from 'node:crypto';

/** A new session id: 128 random bits. Access tokens carry it as `sid`. */
export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}

/** The id under which a user sees a session: a digest, so that listings never reveal the `sid` of a token. */
export function shownSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url').slice(0, 22);
}
