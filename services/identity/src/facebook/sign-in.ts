import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@turno/kit';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { type OpenSession, openCheckedSession } from '../sessions/index.ts';
import type { Facebook } from './facebook.ts';
import type { FacebookUser } from './rules.ts';

const CODE_MS = 60_000;

type TokenRequest = { token: string; email: string; device: string | null };

/** Opens a session for the user of an access token of Facebook (IDN-009); the address in the request must match. */
export async function signInByToken(deps: Deps, request: TokenRequest): Promise<OpenSession> {
  const person = (await deps.facebook?.userOfToken(request.token)) ?? null;
  if (!person) throw new ApiError('facebook_signin_error');
  if (person.email !== null && person.email !== request.email) {
    throw new ApiError('facebook_signin_error');
  }
  return open(deps, await accountOf(deps, person), request.device);
}

/**
 * Completes the redirect: returns a code that works once, for a minute, and only together with the secret of the browser that
 * started. An attacker's link therefore cannot sign a victim in to the attacker's account.
 */
export async function finishRedirect(
  deps: Deps,
  returned: Parameters<Facebook['finish']>[0],
): Promise<string> {
  const finished = (await deps.facebook?.finish(returned)) ?? null;
  if (!finished) throw new ApiError('facebook_signin_error');
  const { challenge } = finished;
  const { id: userId } = await accountOf(deps, finished.user);
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + CODE_MS);
  await deps.store.facebookCodes.put(code, { userId, challenge }, expiresAt);
  return code;
}

type CodeRequest = { code: string; verifier: string; device: string | null };

/** Exchanges that code for the session. */
export async function redeemCode(deps: Deps, request: CodeRequest): Promise<OpenSession> {
  const issued = await deps.store.facebookCodes.take(request.code, deps.now());
  const challenge = createHash('sha256').update(request.verifier).digest('base64url');
  const user = issued?.challenge === challenge && (await deps.store.users.findById(issued.userId));
  if (!user) throw new ApiError('facebook_signin_error');
  return open(deps, user, request.device);
}

function open(deps: Deps, user: User, device: string | null): Promise<OpenSession> {
  return openCheckedSession(deps, user, { device, otherwise: 'facebook_signin_error' });
}

/**
 * The account of a Facebook user, created at the first visit. It is never linked to an account with a password and the same
 * address, because the creator of that account may not own the address.
 */
async function accountOf(deps: Deps, person: FacebookUser): Promise<User> {
  const { users } = deps.store;
  const known = await users.findByFacebookId(person.facebookId);
  if (known) return known;
  if (person.email === null) throw new ApiError('facebook_signin_error');
  const user: User = {
    id: deps.newUserId(),
    email: person.email,
    passwordHash: null,
    facebookId: person.facebookId,
    role: 'ROLE_USER',
    name: person.name,
    createdAt: deps.now(),
    // Facebook names only addresses that it has confirmed.
    emailVerifiedAt: deps.now(),
    expiresAt: null,
  };
  if (await users.add(user)) return user;
  // A concurrent first visit created the account.
  const created = await users.findByFacebookId(person.facebookId);
  if (!created) throw new ApiError('email_already_in_use');
  return created;
}
