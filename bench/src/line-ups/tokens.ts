import { randomInt, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';
import { MongoClient } from 'mongodb';

type Owner = { userId: number; role: 'ROLE_GUEST' | 'ROLE_MERCHANT' | 'ROLE_USER' };

/** Signs access tokens with identity's own key, as if their owners had signed in earlier. */
export async function tokenSigner(databaseUri: string): Promise<(owner: Owner) => Promise<string>> {
  const client = await MongoClient.connect(databaseUri);
  const stored = await client.db('turno_identity').collection('signing_keys').findOne({});
  await client.close();
  const jwk = stored?.privateKey as JWK | undefined;
  if (!jwk) throw new Error('identity has no signing key');
  const key = await importJWK(jwk, 'EdDSA');
  const kid = await calculateJwkThumbprint(stored?.publicKey as JWK);
  return ({ userId, role }) =>
    new SignJWT({ sid: randomUUID(), role, typ: 'access' })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setSubject(String(userId))
      .setIssuer('turno')
      .setAudience('turno-api')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
}

export function newGuest(): Owner {
  return { userId: randomInt(2 ** 40, 2 ** 47), role: 'ROLE_GUEST' };
}

/** Access tokens of guests who signed up earlier, so that only line-ups are timed. */
export async function guestTokens(databaseUri: string, count: number): Promise<string[]> {
  const sign = await tokenSigner(databaseUri);
  return Promise.all(Array.from({ length: count }, () => sign(newGuest())));
}
