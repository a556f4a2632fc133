import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { Access, Call, Role } from '@turno/shared-types';
import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';
import { openDatabases } from '../platform/database.ts';

const ISSUER = 'turno';
const AUDIENCE = 'turno-api';

type Claims = { userId: number; role: string };

/** Signs tokens with identity's own key, for tests that are not about sign-up. */
export async function tokenMaker(): Promise<
  (claims: Claims, expiresInSeconds?: number) => Promise<string>
> {
  const { identity, close } = await openDatabases();
  const stored = await identity.collection('signing_keys').findOne({});
  await close();
  const jwk = stored?.privateKey as JWK | undefined;
  if (!jwk) throw new Error('identity keeps no signing key');
  const key = await importJWK(jwk, 'EdDSA');
  const kid = await calculateJwkThumbprint(stored?.publicKey as JWK);
  return ({ userId, role }, expiresInSeconds = 3_600) =>
    new SignJWT({ sid: randomUUID(), role, typ: 'access', emailVerified: true })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setSubject(String(userId))
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(Math.floor(Date.now() / 1000) - 10)
      .setExpirationTime(Math.floor(Date.now() / 1000) + expiresInSeconds)
      .sign(key);
}

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Forged tokens: no signature, the wrong algorithm, a foreign key, truncated. */
export function forgedTokens({ userId, role }: Claims): Record<string, string> {
  const payload = encoded({
    sub: String(userId),
    sid: randomUUID(),
    role,
    typ: 'access',
    iss: ISSUER,
    aud: AUDIENCE,
    exp: Math.floor(Date.now() / 1000) + 3_600,
  });
  const unsigned = `${encoded({ alg: 'none' })}.${payload}.`;
  const hmacInput = `${encoded({ alg: 'HS256' })}.${payload}`;
  const hmac = createHmac('sha256', 'secret').update(hmacInput).digest('base64url');
  const strangerInput = `${encoded({ alg: 'EdDSA' })}.${payload}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  const stranger = signEd25519(strangerInput, privateKey);
  return {
    unsigned: unsigned,
    'signed with a shared secret': `${hmacInput}.${hmac}`,
    'signed by a stranger': `${strangerInput}.${stranger}`,
    'cut off': `${strangerInput}.${stranger}`.slice(0, -20),
  };
}

function signEd25519(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64url');
}

export type IdentityName =
  | 'anonymous'
  | 'guest'
  | 'user'
  | 'other user'
  | 'owner'
  | 'other merchant'
  | 'expired'
  | 'forged';

const ROLE_OF: Partial<Record<IdentityName, Role>> = {
  guest: 'ROLE_GUEST',
  user: 'ROLE_USER',
  'other user': 'ROLE_USER',
  owner: 'ROLE_MERCHANT',
  'other merchant': 'ROLE_MERCHANT',
};

/** Whether a call leaves out the role of an identity that its access rule admits. */
export function isLeftOut({ roles }: Pick<Call, 'roles'>, who: IdentityName): boolean {
  const role = ROLE_OF[who];
  return role !== undefined && roles?.includes(role) === false;
}

export type Ids = 'own' | 'foreign' | 'mixed';

/**
 * What the gateway must answer: a status, or `through` when the call's own handler decides. Written by hand, apart
 * from the code that enforces it, so that the two can disagree.
 */
export function expectedOutcome(access: Access, who: IdentityName, ids: Ids): number | 'through' {
  if (who === 'expired' || who === 'forged') return 401;
  if (access === 'anyone') return 'through';
  if (who === 'anonymous') return 401;
  const isMerchant = who === 'owner' || who === 'other merchant';
  switch (access) {
    case 'self':
      return ids === 'own' ? 'through' : 404;
    case 'merchant':
      return isMerchant ? 'through' : 403;
    case 'owner':
      if (!isMerchant) return 403;
      if (who === 'other merchant') return ids === 'foreign' ? 'through' : 403;
      return ids === 'foreign' ? 403 : 'through';
    default:
      return 'through';
  }
}
