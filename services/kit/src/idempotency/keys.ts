import { createHash, randomBytes } from 'node:crypto';

/** The id of a command in the idempotency records: a key identifies one command of its sender, of whatever kind. */
export function commandKey(userId: number, idempotencyKey: string): string {
  return hashedKey(`${userId}|${idempotencyKey}`);
}

/** Twenty-four hex digits derived from a text. */
export function hashedKey(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** A random key of the same form, for requests without one. */
export function randomKey(): string {
  return randomBytes(12).toString('hex');
}
