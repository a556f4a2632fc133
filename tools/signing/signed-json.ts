import { type KeyObject, sign, verify } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The bytes that are signed: the value without its signature, as RFC 8785 writes it, whatever order its keys came in. */
function signedBytes(value: object): Buffer {
  const { signature: _, ...rest }: { signature?: unknown } = value;
  // `undefined` is no JSON: what is signed is what a reader will find.
  return Buffer.from(canonicalize(JSON.parse(JSON.stringify(rest))) ?? '');
}

/** The value with an Ed25519 signature of all its fields in the field `signature`. */
export function signJson<T extends object>(value: T, key: KeyObject): T & { signature: string } {
  const signature = sign(null, signedBytes(value), key).toString('base64');
  return { ...value, signature };
}

/** Whether one of the keys signed the value as it is. */
export function verifyJson(value: unknown, keys: readonly KeyObject[]): boolean {
  if (typeof value !== 'object' || value === null || !('signature' in value)) return false;
  const { signature } = value;
  if (typeof signature !== 'string') return false;
  const bytes = signedBytes(value);
  return keys.some((key) => verify(null, bytes, key, Buffer.from(signature, 'base64')));
}
