import { randomInt } from 'node:crypto';

const SMALLEST = 2 ** 48;

/** A random positive safe integer with 48 bits of entropy, so that user ids cannot be enumerated. */
export function newUserId(): number {
  return SMALLEST + randomInt(SMALLEST - 1);
}
