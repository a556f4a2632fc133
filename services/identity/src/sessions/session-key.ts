import { createHash } from 'node:crypto';

/** The name of a session that may be shown: a digest, so that what a token carries stays in the token. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url').slice(0, 22);
}
