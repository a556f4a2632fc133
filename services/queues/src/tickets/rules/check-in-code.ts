// Crockford's alphabet: no I, L, O and U, which are taken for other signs.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** How many random bytes a code is made of. */
export const CODE_BYTES = LENGTH;

/** Ten characters of five bits each; the bytes are chance handed in. */
export function checkInCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('');
}

/** The text that was typed as a code, with look-alikes put right; `null` when it cannot be one. */
export function readCheckInCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  const isCode = code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign));
  return isCode ? code : null;
}
