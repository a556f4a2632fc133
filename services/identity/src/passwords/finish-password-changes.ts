import { isGuestAddress } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { signOut } from '../sessions/index.ts';
import type { ChangedUser } from './store/user-passwords.ts';

/**
 * Completes a change of password: ends the sessions of older passwords, mails the owner, then clears the record of the
 * change. Every step is idempotent, so the sweeper can complete a change that a crash interrupted.
 */
export async function finishPasswordChange(deps: Deps, changed: ChangedUser): Promise<void> {
  const { id: userId, email, passwordChange, passwordVersion = 0 } = changed;
  const { at, keeps, locale } = passwordChange;
  for (const sessionId of await deps.store.sessions.idsOfUser(userId, passwordVersion)) {
    if (sessionId !== keeps) await signOut(deps, { sessionId, userId });
  }
  if (!isGuestAddress(email)) {
    const id = `password-changed:${userId}:${at.getTime()}`;
    const kind = 'password-changed';
    await deps.mail.send({ id, kind, userId, to: email, locale, writtenAt: at });
  }
  await deps.store.userPasswords.clearChange(userId, at);
}

/** Completes the changes that were interrupted. */
export async function finishPasswordChanges(deps: Deps): Promise<void> {
  for (const changed of await deps.store.userPasswords.findChanged()) {
    await finishPasswordChange(deps, changed);
  }
}
