import {
  ROLES,
  type Role,
  type StaffRole,
  TOKEN_SCOPES,
  type TokenScope,
} from '@turno/shared-types';
import {
  type CryptoKey,
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWSHeaderParameters,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api-error.ts';
import { createRevocations } from './revocations.ts';
import { ALGORITHM } from './signing-keys.ts';

type Source = { jwksUrl: string } | { keys: { jwks(): Promise<JSONWebKeySet> } };

export type TokenVerifier = {
  /** The caller of an access token; throws the API error `token_expired_or_wrong`. */
  verify(token: string): Promise<Caller>;
  /** Rejects the tokens of a session from now on, until the last of them has expired. */
  revoke(sessionId: string): void;
  /** Whether the tokens of a session are rejected. */
  hasEnded(sessionId: string): boolean;
};

type FindKey = (header: JWSHeaderParameters) => Promise<CryptoKey>;
type Claims = { issuer: string; audience: string };

const SKEW_SECONDS = 5;

/** Verifies identity's access tokens: EdDSA only, for this issuer and audience only. */
export function createTokenVerifier({
  issuer,
  audience,
  ...source
}: Source & Claims): TokenVerifier {
  const claimsOf = claimsReader(keyFinder(source), { issuer, audience });
  const revocations = createRevocations();
  const verified = createVerifiedTokens<Caller>();

  async function check(token: string): Promise<Caller | null> {
    const payload = await claimsOf(token);
    const caller = callerOf(payload);
    if (caller) verified.add(token, caller, payload.exp);
    return caller;
  }
  return {
    async verify(token) {
      const caller = verified.get(token) ?? (await check(token));
      if (!caller || revocations.has(caller.sessionId))
        throw new ApiError('token_expired_or_wrong');
      return caller;
    },
    revoke: revocations.add,
    hasEnded: revocations.has,
  };
}

function keyFinder(source: Source): FindKey {
  if ('jwksUrl' in source) {
    // Keys stay valid while identity is unavailable; an unknown one is fetched when first seen.
    return createRemoteJWKSet(new URL(source.jwksUrl), {
      cacheMaxAge: Number.POSITIVE_INFINITY,
      cooldownDuration: 5_000,
      timeoutDuration: 3_000,
    });
  }
  let known: { set: JSONWebKeySet; find: FindKey } | null = null;
  return async (header) => {
    const set = await source.keys.jwks();
    if (known?.set !== set) known = { set, find: createLocalJWKSet(set) };
    return known.find(header);
  };
}

/** Returns a reader of the claims of a token with a valid signature and valid claims (decision 438). */
function claimsReader(findKey: FindKey, { issuer, audience }: Claims) {
  const options = {
    issuer,
    audience,
    algorithms: [ALGORITHM],
    clockTolerance: SKEW_SECONDS,
    // A token without an expiry would outlive the record that its session ended.
    requiredClaims: ['exp'],
  };
  return async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, findKey, options).catch(verificationError);
    return payload;
  };
}

/** Distinguishes an invalid token from keys that are unavailable. */
function verificationError(error: unknown): never {
  if (error instanceof errors.JOSEError && !isAboutKeys(error))
    throw new ApiError('token_expired_or_wrong');
  throw ApiError.because('service_unavailable', error);
}

/** The keys could not be fetched, which says nothing about the token. */
function isAboutKeys(error: errors.JOSEError): boolean {
  const isWrongSet = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return isWrongSet || error.code === 'ERR_JOSE_GENERIC';
}

function callerOf({ sub, sid, role, typ, emailVerified = false }: JWTPayload): Caller | null {
  const userId = Number(sub);
  const known = ROLES.find((each) => each === role);
  const scope = TOKEN_SCOPES.find((each) => each === typ);
  const isId = Number.isSafeInteger(userId) && userId > 0;
  if (!scope || !isId || typeof sid !== 'string' || !known) return null;
  // Tokens of earlier releases lack the claim; the next `GET /auth/me` replaces them.
  return { userId, sessionId: sid, role: known, scope, emailVerified: emailVerified === true };
}

const MAX_TOKENS = 10_000;
/** A withdrawn key is rejected after at most this time. */
const MAX_AGE_MS = 5 * 60_000;

/** A bounded cache of verified tokens, so that the same token is not verified twice before it expires. */
export function createVerifiedTokens<T>(now: () => number = Date.now) {
  const verified = new LRUCache<string, { value: T }>({
    max: MAX_TOKENS,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: (token: string): T | null => verified.get(token)?.value ?? null,
    /** Caches the content of a verified token; `expiresAt` is in seconds, as in the token. */
    add(token: string, value: T, expiresAt: number | undefined): void {
      if (expiresAt === undefined) return;
      // An entry is still served in the last millisecond of its lifetime.
      const ttl = Math.min(expiresAt * 1_000 - now(), MAX_AGE_MS) - 1;
      if (ttl > 0) verified.set(token, { value }, { ttl });
    },
  };
}

/** The sender of a call, from the verified access token. */
export type Caller = {
  userId: number;
  sessionId: string;
  role: Role;
  scope: TokenScope;
  /** Whether the person has proved to own the account's e-mail address; never true for a guest. */
  emailVerified: boolean;
  /** The staff role of the person at the merchant of the path; absent for calls without a merchant, and for API keys. */
  staffRole?: StaffRole;
  /** The id of the API key that calls instead of a person. */
  keyId?: number;
};

/** The caller of a call that requires a token; the guard has rejected all requests without one. */
export function requireCaller({ caller }: { caller: Caller | null }): Caller {
  if (!caller) throw new ApiError('unauthorized');
  return caller;
}
