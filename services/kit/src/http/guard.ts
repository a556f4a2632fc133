import { timingSafeEqual } from 'node:crypto';
import {
  type Access,
  type ApiKeyScope,
  hidingError,
  type Permission,
  type Role,
  type StaffRole,
  type TokenScope,
} from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';
import { ApiError } from '../api-error.ts';
import { callerOfApiKey, isApiKey, type VerifyApiKey } from '../tokens/api-keys.ts';
import type { Caller, TokenVerifier } from '../tokens/token-verifier.ts';

export type AccessPolicy = {
  verifier: Pick<TokenVerifier, 'verify'>;
  /** The staff role of a person at a merchant, for a call that needs a permission; `null` for a person who is not staff. */
  staffRoleOf: (
    userId: number,
    merchantId: number,
    permission: Permission,
  ) => Promise<StaffRole | null>;
  internalSecret: string;
  /** Absent in a service whose calls admit no API key. */
  verifyApiKey?: VerifyApiKey | undefined;
};

export type Attempt = {
  access: Access;
  /** The permission that the staff role must have; without it only owners may make the call. */
  permission?: Permission | undefined;
  /** Token scopes that the call accepts besides `access`. */
  accepts?: readonly TokenScope[] | undefined;
  /** The roles that may make the call; without them `access` decides. */
  roles?: readonly Role[] | undefined;
  /** Whether an invalid token counts as no token. */
  opensSession?: boolean | undefined;
  /** The scope with which an API key may make the call; without it no key may. */
  keyScope?: ApiKeyScope | undefined;
  /** Whether the call only reads: a valid API key may read all public data. */
  isRead?: boolean | undefined;
  /** The path in the contract; it determines which `not found` error hides the object. */
  path: string;
  params: Record<string, unknown>;
  authorization: string | undefined;
  internalSecret: string | undefined;
};

/** Authorizes a request by the access rule of its call or throws the API error; runs before the input is parsed. */
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

/** The caller that a token identifies, if the access rule of the call admits it. */
async function admit(
  policy: AccessPolicy,
  attempt: Attempt,
  authorization: string,
): Promise<Caller | null> {
  const bearer = bearerOf(authorization);
  if (isApiKey(bearer)) return authorizeApiKey(policy, attempt, bearer);
  const caller = await policy.verifier.verify(bearer);
  const isInScope = caller.scope === 'access' || attempt.accepts?.includes(caller.scope);
  if (!isInScope) throw new ApiError('token_expired_or_wrong');
  const accessError = accessErrorFor(caller, attempt);
  if (accessError) throw accessError;
  if (attempt.roles && !attempt.roles.includes(caller.role)) throw new ApiError('forbidden');
  if (attempt.access !== 'owner') return caller;
  return { ...caller, staffRole: await admittedStaffRole(policy, attempt, caller.userId) };
}

/**
 * An API key acts for its own merchant, within its scopes, and never for an account: only staff calls accept one. It reads
 * public data like an anonymous caller. A service without key verification rejects all keys.
 */
async function authorizeApiKey(
  { verifyApiKey }: AccessPolicy,
  { access, keyScope, isRead, params }: Attempt,
  bearer: string,
): Promise<Caller | null> {
  const isPublicRead = access === 'anyone' && isRead === true;
  const isOfStaff = access === 'owner' && keyScope !== undefined;
  if (!verifyApiKey || !(isPublicRead || isOfStaff)) throw new ApiError('forbidden');
  const key = await verifyApiKey(bearer);
  if (!key) throw new ApiError('token_expired_or_wrong');
  if (!isOfStaff) return null;
  if (params.merchantId !== String(key.merchantId)) throw new ApiError('forbidden');
  if (!key.scopes.includes(keyScope)) throw new ApiError('forbidden', { scope: keyScope });
  return callerOfApiKey(key);
}

function accessErrorFor(caller: Caller, { access, path, params }: Attempt): ApiError | null {
  if (access === 'self' && params.userId !== String(caller.userId)) {
    return new ApiError(hidingError(path));
  }
  if (access !== 'merchant' && access !== 'owner') return null;
  return caller.role === 'ROLE_MERCHANT' ? null : new ApiError('forbidden');
}

/** S-08: the role of a person at the merchant of the path, which must permit the call. */
async function admittedStaffRole(
  { staffRoleOf }: AccessPolicy,
  { params, permission = 'team' }: Attempt,
  userId: number,
): Promise<StaffRole> {
  const merchantId = Number(params.merchantId);
  const role = Number.isSafeInteger(merchantId)
    ? await staffRoleOf(userId, merchantId, permission)
    : null;
  if (role === null || !may(role, permission)) throw new ApiError('forbidden');
  return role;
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
