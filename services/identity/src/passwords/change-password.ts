import { randomUUID } from 'node:crypto';
import { ApiError, runEach } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuestAddress } from '@turno/shared-types/rules';
import type { AccessClaims, Deps } from '../deps.ts';
import { countAttempt, LIMITS, mailOwner } from '../limits/index.ts';
import {
  type OpenSession,
  openCheckedSession,
  restoreSession,
  signOut,
  signOutEverywhere,
} from '../sessions/index.ts';
import { rejectGuessablePassword } from './new-password.ts';
import type { ChangedUser } from './store/user-passwords.ts';

type ChangeRequest = {
  caller: AccessClaims;
  password: string;
  newPassword: string;
  locale: Locale;
  device: string | null;
};

/**
 * Changes the password of the caller, who sends the current one (IDN-011). All other sessions end; a session that was
 * opened only for this becomes a full one (IDN-016).
 */
export async function changePassword(deps: Deps, request: ChangeRequest): Promise<OpenSession> {
  const { caller, password, newPassword, locale, device } = request;
  const window = { limit: LIMITS.changeOfAccount, of: [String(caller.userId)] };
  await countAttempt(deps, window);
  const user = await deps.store.users.findById(caller.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  const isRight = await deps.passwords.verify(password, user.passwordHash);
  if (!isRight) throw new ApiError('invalid_old_password');
  if (newPassword === password) throw new ApiError('equal_passwords');
  await rejectGuessablePassword(newPassword, user);

  const isForced = caller.scope !== 'access';
  const passwordChange = { at: deps.now(), keeps: isForced ? null : caller.sessionId, locale };
  const hash = await deps.passwords.hash(newPassword, 'slow');
  const basis = { id: user.id, passwordHash: user.passwordHash };
  const changed = await deps.store.userPasswords.change(basis, hash, passwordChange);
  // A concurrent change was first: the password that was sent is no longer the current one.
  if (!changed) throw new ApiError('invalid_old_password');
  await deps.store.attempts.clear(window);
  await finishPasswordChange(deps, changed);
  if (!isForced) return restoreSession(deps, caller);
  return openCheckedSession(deps, changed, { device, otherwise: 'token_expired_or_wrong' });
}

/**
 * Completes a change of password: ends the sessions of older passwords, revokes the API keys made before the first proof of the
 * address (171), mails the owner, then clears the record of the change. Every step is idempotent, so the sweeper can complete a
 * change that a crash interrupted, or whose keys queues could not revoke.
 */
export async function finishPasswordChange(deps: Deps, changed: ChangedUser): Promise<void> {
  const { id: userId, email, passwordChange, passwordVersion = 0 } = changed;
  const { at, keeps, locale, isFirstProof = false } = passwordChange;
  for (const sessionId of await deps.store.sessions.idsOfUser(userId, passwordVersion)) {
    if (sessionId !== keeps) await signOut(deps, { sessionId, userId });
  }
  if (isFirstProof && !(await revokeKeys(deps, userId))) return;
  if (!isGuestAddress(email)) {
    const id = `password-changed:${userId}:${at.getTime()}`;
    const kind = 'password-changed';
    await mailOwner(deps, changed, { id, kind, locale, writtenAt: at });
  }
  await deps.store.userPasswords.clearChange(userId, at);
}

/** Returns whether queues has answered: if not, the owner still gets the new password, and the sweeper repeats the call. */
async function revokeKeys({ people }: Deps, userId: number): Promise<boolean> {
  return people.revokeKeys(userId, randomUUID()).then(
    () => true,
    () => false,
  );
}

/** Completes the changes that were interrupted. */
export async function finishPasswordChanges(deps: Deps): Promise<void> {
  const changed = await deps.store.userPasswords.findChanged();
  await runEach(changed, (each) => finishPasswordChange(deps, each));
}

/**
 * Makes the owner of an account choose a new password at the next sign-in (IDN-015) and ends every session, since an
 * intruder may hold one. Returns the user id; `null` when no account with a password has this address.
 */
export async function demandPasswordChange(
  deps: Pick<Deps, 'store' | 'publish'>,
  email: string,
): Promise<number | null> {
  const user = await deps.store.users.findByEmail(email);
  if (!user || user.passwordHash === null) return null;
  // In this order: `openCheckedSession` detects a sign-in that happens between the two.
  await deps.store.userPasswords.demandChange(user.id);
  await signOutEverywhere(deps, user.id);
  return user.id;
}
