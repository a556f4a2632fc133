import { randomBytes, randomInt } from 'node:crypto';

const SMALLEST = 2 ** 48;

/** A positive safe integer of 49 bits, 48 of them drawn by chance: nobody can count through the users. */
export function newUserId(): number {
  return SMALLEST + randomInt(SMALLEST - 1);
}

/** A session's name: 128 bits drawn by chance. */
export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}
