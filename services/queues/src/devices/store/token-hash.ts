import { createHash } from 'node:crypto';

/** What is stored of a token; its 256 random bits cannot be guessed, so a fast digest is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
