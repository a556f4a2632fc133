import { hash } from 'node:crypto';

/**
 * The SHA-256 of a text in base64url, stored in place of a secret or an address. A fast digest suffices for secrets of at least
 * 80 random bits, because nobody can try them all.
 */
export function textDigest(text: string): string {
  return hash('sha256', text, 'base64url');
}
