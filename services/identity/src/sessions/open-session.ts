import { ApiError } from '@turno/kit';
import type { ErrorCode, Locale, TokenScope } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { isEmailVerified, type User } from '../accounts/index.ts';
import type { AccessClaims, Deps } from '../deps.ts';
import { extendedExpiry, secondsLeft, sessionExpiry } from './rules.ts';
import { signOut } from './sign-out.ts';
import type { SessionRecord } from './store.ts';

export type OpenSession = { user: User; sessionId: string; accessToken: string };

/** Inserts a new session of a user and signs the access token that names it. */
export async function openSession(
  deps: Deps,
  user: User,
  scope: TokenScope = 'access',
  device: string | null = null,
): Promise<OpenSession> {
  const createdAt = deps.now();
  const { id: userId, role, passwordVersion = 0 } = user;
  const sessionId = deps.newSessionId();
  const expiresAt = sessionExpiry({ role, scope, accountEnds: user.expiresAt }, createdAt);
  const session = { id: sessionId, userId, role, scope, passwordVersion, device };
  const claims = { userId, sessionId, role, scope, emailVerified: isEmailVerified(user) };
  const [accessToken] = await Promise.all([
    deps.signAccessToken(claims, secondsLeft(expiresAt, createdAt)),
    deps.store.sessions.add({ ...session, createdAt, expiresAt }),
  ]);
  return { user, sessionId, accessToken };
}

type Options = {
  scope?: TokenScope;
  device: string | null;
  locale?: Locale;
  otherwise: ErrorCode;
};

/**
 * Opens a session of an account that existed before, then reads the account again. If it was deleted meanwhile, or its
 * password changed or must be changed, the new session ends and the action throws `otherwise`.
 */
export async function openCheckedSession(
  deps: Deps,
  user: User,
  { scope, device, locale, otherwise }: Options,
): Promise<OpenSession> {
  const session = await openSession(deps, user, scope, device);
  const latest = await deps.store.users.findById(user.id);
  if (latest && passwordState(latest) === passwordState(user)) {
    await recordUse(deps, user, locale);
    return session;
  }
  await signOut(deps, { sessionId: session.sessionId, userId: user.id });
  throw new ApiError(otherwise);
}

function passwordState({ passwordVersion = 0, mustChangePassword = false }: User): string {
  return `${passwordVersion} ${mustChangePassword}`;
}

/** Guests are skipped: their accounts expire at a date of their own (`extendSession`). */
async function recordUse({ store, now }: Deps, { id, role }: User, locale?: Locale): Promise<void> {
  if (isGuest(role)) return;
  await store.accountUse.record(id, { lastUsedAt: now(), ...(locale ? { locale } : {}) });
}

/** Returns the session of a token with a fresh token; extends the session a few hours after the last extension (IDN-010). */
export async function restoreSession(
  deps: Deps,
  claims: AccessClaims,
  locale?: Locale,
): Promise<OpenSession> {
  const now = deps.now();
  const session = await deps.store.sessions.findLive(claims.sessionId, now);
  const user = session && (await deps.store.users.findById(session.userId));
  if (!session || !user) throw new ApiError('token_expired_or_wrong');

  await deps.store.sessions.touch(session.id, now);
  await recordUse(deps, user, locale);
  const later = extendedExpiry(session, now);
  if (later) await extendSession(deps, session, later);
  const { id: userId, role } = user;
  const { id: sessionId, scope, expiresAt } = session;
  const accessToken = await deps.signAccessToken(
    { userId, sessionId, role, scope, emailVerified: isEmailVerified(user) },
    secondsLeft(later ?? expiresAt, now),
  );
  return { user, sessionId, accessToken };
}

/** Extends the account of a guest first, because no session may outlive it; throws if the account has ended meanwhile. */
async function extendSession(
  { store, now }: Deps,
  { id, userId, role }: SessionRecord,
  later: Date,
): Promise<void> {
  const isThere = !isGuest(role) || (await store.users.extend(userId, { now: now(), later }));
  if (!isThere) throw new ApiError('token_expired_or_wrong');
  await store.sessions.extend(id, later);
}

/**
 * Exchanges the session of a merchant's registration for a full one, once (IDN-029, X-14). Of concurrent requests only
 * the one that ends the old session opens the new one; after a crash between the two steps the merchant signs in.
 */
export async function completeRegistration(
  deps: Deps,
  claims: AccessClaims,
  device: string | null = null,
): Promise<OpenSession> {
  const { sessionId, userId, scope } = claims;
  if (scope !== 'new-merchant') throw new ApiError('session_complete');
  const isFirst = await deps.store.sessions.end(sessionId);
  const user = isFirst ? await deps.store.users.findById(userId) : null;
  if (!user) throw new ApiError('token_expired_or_wrong');
  await deps.publish({ type: 'session-revoked', sessionId, userId });
  return openCheckedSession(deps, user, { device, otherwise: 'token_expired_or_wrong' });
}
