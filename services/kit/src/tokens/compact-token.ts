import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { JWK, JWTPayload } from 'jose';
import { ALGORITHM } from './key-pairs.ts';

const keyObjects = new WeakMap<JWK, KeyObject>();

/** A compact JWT of the claims, signed at once: a signature costs less than the way to another thread and back. */
export function compactToken(claims: JWTPayload, signer: { kid: string; privateKey: JWK }): string {
  const signed = `${encoded({ alg: ALGORITHM, kid: signer.kid })}.${encoded(claims)}`;
  const signature = sign(null, Buffer.from(signed), keyObject(signer.privateKey));
  return `${signed}.${signature.toString('base64url')}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Made once of a key, as long as its owner keeps the same object. */
function keyObject(key: JWK): KeyObject {
  const known = keyObjects.get(key);
  if (known) return known;
  const made = createPrivateKey({ key: { ...key }, format: 'jwk' });
  keyObjects.set(key, made);
  return made;
}
