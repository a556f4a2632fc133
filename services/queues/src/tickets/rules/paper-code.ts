// Crockford's alphabet: without I, L, O and U, which are easily misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes random bytes as a code that people can type from paper: `length` characters of five bits each. */
export function paperCode(bytes: Uint8Array, length: number): string {
  return Array.from(bytes.subarray(0, length), (byte) => ALPHABET.charAt(byte % 32)).join('');
}

/** A typed text in the form of a code, with look-alike characters replaced. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

export function isPaperCode(code: string, length: number): boolean {
  return code.length === length && [...code].every((sign) => ALPHABET.includes(sign));
}
