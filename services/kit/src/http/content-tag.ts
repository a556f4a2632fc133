import { hash } from 'node:crypto';

/** The weak ETag of an answer: the same text has the same one. */
export function contentTag(body: Buffer | string): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}
