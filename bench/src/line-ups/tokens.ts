import { randomInt, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';
import { MongoClient } from 'mongodb';

/** Access tokens of guests who signed up earlier: signed with identity's own key, so that only line-ups are timed. */
export async function guestTokens(databaseUri: string, count: number): Promise<string[]> {
  const client = await MongoClient.connect(databaseUri);
  const stored = await client.db('turno_identity').collection('signing_keys').findOne({});
  await client.close();
  const jwk = stored?.privateKey as JWK | undefined;
  if (!jwk) throw new Error('identity keeps no signing key');
  const key = await importJWK(jwk, 'EdDSA');
  const kid = await calculateJwkThumbprint(stored?.publicKey as JWK);
  return Promise.all(
    Array.from({ length: count }, () =>
      new SignJWT({ sid: randomUUID(), role: 'ROLE_GUEST', typ: 'access' })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setSubject(String(randomInt(2 ** 40, 2 ** 47)))
        .setIssuer('turno')
        .setAudience('turno-api')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key),
    ),
  );
}
