import { hash } from 'node:crypto';

/**
 * The SHA-256 of a text in base64url: what is stored in place of a secret or of an address. A fast digest is enough for
 * secrets of 80 and more random bits, because nobody can try them all.
 */
export function textDigest(text: string): string {
  return hash('sha256', text, 'base64url');
}
