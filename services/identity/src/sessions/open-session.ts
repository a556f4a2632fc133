import { ApiError } from '@turno/kit';
import type { ErrorCode, TokenScope } from '@turno/shared-types';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { secondsLeft, sessionExpiry } from './rules.ts';
import { signOut } from './sign-out.ts';

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
  const [accessToken] = await Promise.all([
    deps.signAccessToken({ userId, sessionId, role, scope }, secondsLeft(expiresAt, createdAt)),
    deps.store.sessions.add({ ...session, createdAt, expiresAt }),
  ]);
  return { user, sessionId, accessToken };
}

type Options = { scope?: TokenScope; device: string | null; otherwise: ErrorCode };

/**
 * Opens a session of an account that existed before, then reads the account again. If it was deleted meanwhile, or its
 * password changed or must be changed, the new session ends and the action throws `otherwise`.
 */
export async function openCheckedSession(
  deps: Deps,
  user: User,
  { scope, device, otherwise }: Options,
): Promise<OpenSession> {
  const session = await openSession(deps, user, scope, device);
  const latest = await deps.store.users.findById(user.id);
  if (latest && passwordState(latest) === passwordState(user)) return session;
  await signOut(deps, { sessionId: session.sessionId, userId: user.id });
  throw new ApiError(otherwise);
}

function passwordState({ passwordVersion = 0, mustChangePassword = false }: User): string {
  return `${passwordVersion} ${mustChangePassword}`;
}
