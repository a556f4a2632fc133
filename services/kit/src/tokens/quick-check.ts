import { KeyObject, verify } from 'node:crypto';
import type { CryptoKey, JWTPayload } from 'jose';
import { ALGORITHM } from './key-pairs.ts';

type PlainHeader = { alg: string; kid: string };
type Checks = { issuer: string; audience: string; clockTolerance: number };

const PART = /^[\w-]+$/;
const keyObjects = new WeakMap<CryptoKey, KeyObject>();

/** What a token of three parts says of its key; `null` when it asks for anything but our one algorithm. */
export function plainHeader(token: string): PlainHeader | null {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts.every((part) => PART.test(part))) return null;
  const { alg, kid, ...others } = parsed(parts[0] ?? '') ?? {};
  const isPlain = Object.keys(others).every((name) => name === 'typ');
  return alg === ALGORITHM && typeof kid === 'string' && isPlain ? { alg, kid } : null;
}

/**
 * The claims of a token with a plain header that is plainly good, without the way to another thread and back; `null` for
 * any other, which jose then judges. It accepts less than jose does, never more: our one algorithm, no extensions, one audience, an end.
 */
export function quickClaims(token: string, key: CryptoKey, checks: Checks): JWTPayload | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const signed = Buffer.from(token.slice(0, header.length + 1 + payload.length));
  if (!verify(null, signed, keyObject(key), Buffer.from(signature, 'base64url'))) return null;
  const claims = parsed(payload);
  return claims && isGood(claims, checks) ? claims : null;
}

function isGood(claims: JWTPayload, { issuer, audience, clockTolerance }: Checks): boolean {
  const { iss, aud, exp, nbf, iat } = claims;
  const now = Math.floor(Date.now() / 1_000);
  return (
    iss === issuer &&
    aud === audience &&
    typeof exp === 'number' &&
    exp > now - clockTolerance &&
    nbf === undefined &&
    (iat === undefined || typeof iat === 'number')
  );
}

function parsed(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : null;
  } catch {
    return null;
  }
}

function keyObject(key: CryptoKey): KeyObject {
  const known = keyObjects.get(key);
  if (known) return known;
  const made = KeyObject.from(key);
  keyObjects.set(key, made);
  return made;
}
