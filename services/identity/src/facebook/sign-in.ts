import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@turno/kit';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { type OpenSession, openCheckedSession } from '../sessions/index.ts';
import type { FacebookUser } from './rules.ts';

const CODE_MS = 60_000;

type TokenAsk = { token: string; email: string; device: string | null };

/** Opens a session for the person an access token of Facebook speaks for (IDN-009); what the sender says of itself must agree. */
export async function signInByToken(deps: Deps, ask: TokenAsk): Promise<OpenSession> {
  const person = (await deps.facebook?.userOfToken(ask.token)) ?? null;
  if (!person) throw new ApiError('facebook_signin_error');
  if (person.email !== null && person.email !== ask.email) {
    throw new ApiError('facebook_signin_error');
  }
  return enter(deps, await accountOf(deps, person), ask.device);
}

/**
 * Ends the redirect: answers a code that is good once, for a minute, and only together with the secret of the browser
 * that began; so a stranger's link cannot sign anybody into the stranger's account.
 */
export async function finishRedirect(
  deps: Deps,
  query: { code?: string | undefined; state?: string | undefined; error?: string | undefined },
): Promise<string> {
  const back = (await deps.facebook?.finish(query)) ?? null;
  if (!back) throw new ApiError('facebook_signin_error');
  const user = await accountOf(deps, back.user);
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + CODE_MS);
  await deps.store.facebookCodes.put(
    code,
    { userId: user.id, challenge: back.challenge },
    expiresAt,
  );
  return code;
}

type CodeAsk = { code: string; verifier: string; device: string | null };

/** Exchanges that code for the session. */
export async function redeemCode(deps: Deps, ask: CodeAsk): Promise<OpenSession> {
  const kept = await deps.store.facebookCodes.take(ask.code, deps.now());
  const challenge = createHash('sha256').update(ask.verifier).digest('base64url');
  const user = kept?.challenge === challenge && (await deps.store.users.findById(kept.userId));
  if (!user) throw new ApiError('facebook_signin_error');
  return enter(deps, user, ask.device);
}

function enter(deps: Deps, user: User, device: string | null): Promise<OpenSession> {
  return openCheckedSession(deps, user, { device, otherwise: 'facebook_signin_error' });
}

/**
 * The account of a Facebook user, made at the first visit. An account with a password is never joined to it, although
 * the addresses are alike: whoever made that account need not own the address.
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
    expiresAt: null,
  };
  if (await users.add(user)) return user;
  // Two first visits at once: the other one made the account.
  const made = await users.findByFacebookId(person.facebookId);
  if (!made) throw new ApiError('email_already_in_use');
  return made;
}
