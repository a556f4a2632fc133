// Crockford's alphabet: no I, L, O and U, which are taken for other signs.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code that people can type from paper: so many characters of five bits each; the bytes are chance handed in. */
export function paperCode(bytes: Uint8Array, length: number): string {
  return Array.from(bytes.subarray(0, length), (byte) => ALPHABET.charAt(byte % 32)).join('');
}

/** The text that was typed as a code, with look-alikes put right. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

export function isPaperCode(code: string, length: number): boolean {
  return code.length === length && [...code].every((sign) => ALPHABET.includes(sign));
}
