import { createHash } from 'node:crypto';

const BITS_52 = 2n ** 52n;

/** Replaces the id of a deleted user in documents that stay; no account has it. */
export const DELETED_USER = 0;

/** Ids of 52 bits, derived from the command, so that its retry names the same documents. */
export function commandIds(command: readonly (string | number)[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([...command, index]))
      .digest();
    return Number(BigInt(`0x${hash.subarray(0, 7).toString('hex')}`) % BITS_52) + 1;
  });
}
