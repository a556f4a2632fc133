import { ApiError } from '@turno/kit';
import type { ErrorCode, TokenScope } from '@turno/shared-types';
import type { User } from '../accounts/store/users.ts';
import type { Deps } from '../deps.ts';
import { secondsLeft, sessionExpiry } from './rules.ts';
import { signOut } from './sign-out.ts';

export type OpenSession = { user: User; sessionId: string; accessToken: string };

/** Records a new session of a user and signs the access token that names it. */
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
  const [accessToken] = await Promise.all([
    deps.signAccessToken({ userId, sessionId, role, scope }, secondsLeft(expiresAt, createdAt)),
    deps.store.sessions.add({ ...session, createdAt, expiresAt }),
  ]);
  return { user, sessionId, accessToken };
}

type Entry = { scope?: TokenScope; device: string | null; otherwise: ErrorCode };

/**
 * The same for an account that was there before. One that was deleted, or has got another password or the demand for
 * one since it was looked at, must not be left with a session: it ends again, and `otherwise` is the answer.
 */
export async function enterAccount(deps: Deps, user: User, entry: Entry): Promise<OpenSession> {
  const session = await openSession(deps, user, entry.scope, entry.device);
  const latest = await deps.store.users.findById(user.id);
  if (latest && standingOf(latest) === standingOf(user)) return session;
  await signOut(deps, { sessionId: session.sessionId, userId: user.id });
  throw new ApiError(entry.otherwise);
}

function standingOf({ passwordVersion = 0, mustChangePassword = false }: User): string {
  return `${passwordVersion} ${mustChangePassword}`;
}
