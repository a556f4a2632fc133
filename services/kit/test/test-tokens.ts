import type { Role, TokenScope } from '@turno/shared-types';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTokenVerifier, type TokenVerifier } from '../src/tokens/token-verifier.ts';

type Claims = {
  userId: number;
  role?: Role;
  sessionId?: string;
  /** `null` for a token without expiry. */
  expiresInSeconds?: number | null;
  /** `null` leaves the claim out, as it does for the audience. */
  issuer?: string | null;
  audience?: string | null;
  /** A field of the header that a verifier has to understand. */
  critical?: string;
  scope?: TokenScope;
  /** `true` unless given; `null` leaves the claim out, as earlier releases did. */
  emailVerified?: boolean | null;
  /** The claim itself, for a scope that does not exist. */
  typ?: string;
};

export type TestTokens = {
  verifier: TokenVerifier;
  jwks: () => Promise<{ keys: object[] }>;
  tokenFor(claims: Claims): Promise<string>;
  /** Valid except for its expiry. */
  expired(claims: Claims): Promise<string>;
  /** Valid except for its signature. */
  forged(claims: Claims): Promise<string>;
};

const ISSUER = 'turno';
const AUDIENCE = 'turno-api';

/** Access tokens like identity's, signed with a key of the test, and the verifier that trusts it. */
export async function testTokens(): Promise<TestTokens> {
  const ours = await generateKeyPair('EdDSA', { extractable: true });
  const theirs = await generateKeyPair('EdDSA', { extractable: true });
  const publicKey = await exportJWK(ours.publicKey);
  const kid = await calculateJwkThumbprint(publicKey);
  const jwks = async () => ({ keys: [{ ...publicKey, kid, alg: 'EdDSA', use: 'sig' }] });

  const sign = (key: CryptoKey, claims: Claims, expiresInSeconds: number | null) => {
    const { issuer = ISSUER, audience = AUDIENCE, critical: field } = claims;
    const critical = field === undefined ? {} : { crit: [field], [field]: 'x' };
    const token = new SignJWT({
      sid: claims.sessionId ?? `session-of-${claims.userId}`,
      role: claims.role ?? 'ROLE_USER',
      typ: claims.typ ?? claims.scope ?? 'access',
      ...(claims.emailVerified === null ? {} : { emailVerified: claims.emailVerified ?? true }),
    })
      .setProtectedHeader({ alg: 'EdDSA', kid, ...critical })
      .setSubject(String(claims.userId))
      .setIssuedAt();
    if (issuer !== null) token.setIssuer(issuer);
    if (audience !== null) token.setAudience(audience);
    if (expiresInSeconds !== null) {
      token.setExpirationTime(Math.floor(Date.now() / 1_000) + expiresInSeconds);
    }
    return token.sign(key, field === undefined ? {} : { crit: { [field]: true } });
  };
  const lifeOf = ({ expiresInSeconds = 3_600 }: Claims) => expiresInSeconds;

  return {
    verifier: createTokenVerifier({ keys: { jwks }, issuer: ISSUER, audience: AUDIENCE }),
    jwks,
    tokenFor: (claims) => sign(ours.privateKey, claims, lifeOf(claims)),
    expired: (claims) => sign(ours.privateKey, claims, -60),
    forged: (claims) => sign(theirs.privateKey, claims, lifeOf(claims)),
  };
}
