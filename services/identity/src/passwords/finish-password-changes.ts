import { isGuestAddress } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { signOut } from '../sessions/sign-out.ts';
import type { ChangedUser } from './store/user-passwords.ts';

/**
 * Does what a change of password owes: ends the sessions of older passwords, mails its owner, then
 * drops the note. Every step may be done twice, so a change that was cut off is settled by the sweeper.
 */
export async function settlePasswordChange(deps: Deps, changed: ChangedUser): Promise<void> {
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
  await deps.store.userPasswords.settle(userId, at);
}

/** Settles the changes that were cut off. */
export async function settlePasswordChanges(deps: Deps): Promise<void> {
  for (const changed of await deps.store.userPasswords.findChanged()) {
    await settlePasswordChange(deps, changed);
  }
}
