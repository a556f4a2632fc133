import { timingSafeEqual } from 'node:crypto';
import type { Access, TokenScope } from '@turno/shared-types';
import { ApiError } from '../api-error.ts';
import type { Caller } from '../tokens/caller.ts';
import type { TokenVerifier } from '../tokens/token-verifier.ts';

export type Gatekeeper = {
  verifier: Pick<TokenVerifier, 'verify'>;
  managesMerchant: (userId: number, merchantId: number) => Promise<boolean>;
  internalSecret: string;
};

export type Attempt = {
  access: Access;
  /** Scopes of tokens the call accepts besides `access`. */
  accepts?: readonly TokenScope[] | undefined;
  /** Path of the contract: it tells which object stays hidden from strangers. */
  path: string;
  params: Record<string, unknown>;
  authorization: string | undefined;
  internalSecret: string | undefined;
};

/** Lets a request in by the rule of its call, or throws the refusal; runs before anything else is judged. */
export async function letIn(keeper: Gatekeeper, attempt: Attempt): Promise<Caller | null> {
  if (attempt.access === 'internal') {
    if (!sameSecret(attempt.internalSecret, keeper.internalSecret)) throw new ApiError('forbidden');
    return null;
  }
  if (attempt.authorization === undefined) {
    if (attempt.access === 'anyone') return null;
    throw new ApiError('unauthorized');
  }
  const caller = await keeper.verifier.verify(bearerOf(attempt.authorization));
  const isInScope = caller.scope === 'access' || attempt.accepts?.includes(caller.scope);
  if (!isInScope) throw new ApiError('token_expired_or_wrong');
  const refusal = await refusalFor(caller, keeper, attempt);
  if (refusal) throw refusal;
  return caller;
}

async function refusalFor(
  caller: Caller,
  keeper: Gatekeeper,
  { access, path, params }: Attempt,
): Promise<ApiError | null> {
  if (access === 'self' && params.userId !== String(caller.userId)) {
    // somebody else's things answer as if they were not there.
    return new ApiError(path.includes('/tickets') ? 'ticket_not_found' : 'not_found');
  }
  if (access !== 'merchant' && access !== 'owner') return null;
  if (caller.role !== 'ROLE_MERCHANT') return new ApiError('forbidden');
  if (access === 'merchant') return null;
  const merchantId = Number(params.merchantId);
  if (!Number.isSafeInteger(merchantId)) return new ApiError('forbidden');
  const manages = await keeper.managesMerchant(caller.userId, merchantId);
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
