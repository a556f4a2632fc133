import { timingSafeEqual } from 'node:crypto';
import {
  type Access,
  type ApiKeyScope,
  hidingError,
  type Role,
  type TokenScope,
} from '@turno/shared-types';
import { ApiError } from '../api-error.ts';
import { callerOfApiKey, isApiKey, type VerifyApiKey } from '../tokens/api-keys.ts';
import type { Caller, TokenVerifier } from '../tokens/token-verifier.ts';

export type AccessPolicy = {
  verifier: Pick<TokenVerifier, 'verify'>;
  managesMerchant: (userId: number, merchantId: number) => Promise<boolean>;
  internalSecret: string;
  /** Absent in a service whose calls admit no API key. */
  verifyApiKey?: VerifyApiKey | undefined;
};

export type Attempt = {
  access: Access;
  /** Scopes of tokens the call accepts besides `access`. */
  accepts?: readonly TokenScope[] | undefined;
  /** The roles that may make the call; absent leaves it to `access`. */
  roles?: readonly Role[] | undefined;
  /** A token that is not valid counts as none. */
  opensSession?: boolean | undefined;
  /** The scope with which an API key may make the call; absent admits none. */
  keyScope?: ApiKeyScope | undefined;
  /** Path in the contract; it determines which `not found` error hides the object from others. */
  path: string;
  params: Record<string, unknown>;
  authorization: string | undefined;
  internalSecret: string | undefined;
};

/** Authorizes a request by the rule of its call, or throws the API error; runs before its input is parsed. */
export async function authorize(policy: AccessPolicy, attempt: Attempt): Promise<Caller | null> {
  if (attempt.access === 'internal') {
    if (!sameSecret(attempt.internalSecret, policy.internalSecret)) throw new ApiError('forbidden');
    return null;
  }
  if (attempt.authorization === undefined) {
    if (attempt.access === 'anyone') return null;
    throw new ApiError('unauthorized');
  }
  const admitted = admit(policy, attempt, attempt.authorization);
  return attempt.opensSession ? admitted.catch(withoutDeadToken) : admitted;
}

function withoutDeadToken(error: unknown): null {
  if (error instanceof ApiError && error.code === 'token_expired_or_wrong') return null;
  throw error;
}

/** The caller that a token names, as far as the rule of the call admits it. */
async function admit(
  policy: AccessPolicy,
  attempt: Attempt,
  authorization: string,
): Promise<Caller> {
  const bearer = bearerOf(authorization);
  if (isApiKey(bearer)) return authorizeApiKey(policy, attempt, bearer);
  const caller = await policy.verifier.verify(bearer);
  const isInScope = caller.scope === 'access' || attempt.accepts?.includes(caller.scope);
  if (!isInScope) throw new ApiError('token_expired_or_wrong');
  const accessError = await accessErrorFor(caller, policy, attempt);
  if (accessError) throw accessError;
  if (attempt.roles && !attempt.roles.includes(caller.role)) throw new ApiError('forbidden');
  return caller;
}

/** A key acts for its own merchant, within its scopes, and never for an account: only calls of managers admit one. */
async function authorizeApiKey(
  { verifyApiKey }: AccessPolicy,
  { access, keyScope, params }: Attempt,
  bearer: string,
): Promise<Caller> {
  if (access !== 'owner' || keyScope === undefined) throw new ApiError('forbidden');
  const key = await verifyApiKey?.(bearer);
  if (!key) throw new ApiError('token_expired_or_wrong');
  const isInScope = params.merchantId === String(key.merchantId) && key.scopes.includes(keyScope);
  if (!isInScope) throw new ApiError('forbidden');
  return callerOfApiKey(key);
}

async function accessErrorFor(
  caller: Caller,
  policy: AccessPolicy,
  { access, path, params }: Attempt,
): Promise<ApiError | null> {
  if (access === 'self' && params.userId !== String(caller.userId)) {
    return new ApiError(hidingError(path));
  }
  if (access !== 'merchant' && access !== 'owner') return null;
  if (caller.role !== 'ROLE_MERCHANT') return new ApiError('forbidden');
  if (access === 'merchant') return null;
  const merchantId = Number(params.merchantId);
  if (!Number.isSafeInteger(merchantId)) return new ApiError('forbidden');
  const manages = await policy.managesMerchant(caller.userId, merchantId);
  return manages ? null : new ApiError('forbidden');
}

function bearerOf(header: string): string {
  const token = /^Bearer +([\w.~+/=-]+) *$/i.exec(header)?.[1];
  if (token === undefined) throw new ApiError('token_expired_or_wrong');
  return token;
}

function sameSecret(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
