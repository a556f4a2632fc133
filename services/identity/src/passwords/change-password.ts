import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { AccessClaims, Deps } from '../deps.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import { LIMITS } from '../limits/rules/limits.ts';
import { enterAccount, type OpenSession } from '../sessions/open-session.ts';
import { restoreSession } from '../sessions/restore-session.ts';
import { refuseCommon } from './check-new-password.ts';
import { settlePasswordChange } from './finish-password-changes.ts';

type ChangeAsk = {
  caller: AccessClaims;
  password: string;
  newPassword: string;
  locale: Locale;
  device: string | null;
};

/**
 * Changes the password of a token's holder, who gives the one in force (IDN-011). All other sessions
 * end; a session that was only good for this becomes a full one (IDN-016).
 */
export async function changePassword(deps: Deps, ask: ChangeAsk): Promise<OpenSession> {
  const { caller, password, newPassword, locale } = ask;
  refuseCommon(newPassword);
  const slate = { limit: LIMITS.changeOfAccount, of: [String(caller.userId)] };
  await countAttempt(deps, slate);
  const user = await deps.store.users.findById(caller.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  const isRight = await deps.passwords.verify(password, user.passwordHash);
  if (!isRight) throw new ApiError('invalid_old_password');
  if (newPassword === password) throw new ApiError('equal_passwords');

  const isForced = caller.scope !== 'access';
  const note = { at: deps.now(), keeps: isForced ? null : caller.sessionId, locale };
  const hash = await deps.passwords.hash(newPassword, 'slow');
  const basis = { id: user.id, passwordHash: user.passwordHash };
  const changed = await deps.store.userPasswords.change(basis, hash, note);
  // Somebody changed it in this very moment: what was given is not in force any more.
  if (!changed) throw new ApiError('invalid_old_password');
  await deps.store.attempts.forget(slate);
  await settlePasswordChange(deps, { ...changed, passwordChange: note });
  if (!isForced) return restoreSession(deps, caller);
  return enterAccount(deps, changed, { device: ask.device, otherwise: 'token_expired_or_wrong' });
}
