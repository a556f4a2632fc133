import { randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';
import type { Db } from 'mongodb';

export type Person = { userId: number; role: 'ROLE_GUEST' | 'ROLE_MERCHANT' | 'ROLE_USER' };

/**
 * Issues access tokens with identity's own signing key. It bypasses sign-up on purpose: solving five hundred bot checks
 * would take longer than the run, and other tests cover them.
 */
export async function tokensFor(
  identity: Db,
  people: readonly Person[],
): Promise<Map<number, string>> {
  const stored = await identity.collection('signing_keys').findOne({}, { sort: { _id: 1 } });
  const jwk = stored?.privateKey as JWK | undefined;
  if (!jwk) throw new Error('identity has no signing key');
  const key = await importJWK(jwk, 'EdDSA');
  const kid = await calculateJwkThumbprint(stored?.publicKey as JWK);
  const tokens = people.map(async ({ userId, role }) => {
    const token = new SignJWT({ sid: randomUUID(), role, typ: 'access' })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setSubject(String(userId))
      .setIssuer('turno')
      .setAudience('turno-api')
      .setIssuedAt()
      .setExpirationTime('2h');
    return [userId, await token.sign(key)] as const;
  });
  return new Map(await Promise.all(tokens));
}
