import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { AccessClaims, Deps } from '../deps.ts';
import { countAttempt, LIMITS } from '../limits/index.ts';
import { type OpenSession, openCheckedSession, restoreSession } from '../sessions/index.ts';
import { finishPasswordChange } from './finish-password-changes.ts';
import { rejectCommonPassword } from './new-password.ts';

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
  rejectCommonPassword(newPassword);
  const window = { limit: LIMITS.changeOfAccount, of: [String(caller.userId)] };
  await countAttempt(deps, window);
  const user = await deps.store.users.findById(caller.userId);
  if (!user) throw new ApiError('token_expired_or_wrong');
  const isRight = await deps.passwords.verify(password, user.passwordHash);
  if (!isRight) throw new ApiError('invalid_old_password');
  if (newPassword === password) throw new ApiError('equal_passwords');

  const isForced = caller.scope !== 'access';
  const passwordChange = { at: deps.now(), keeps: isForced ? null : caller.sessionId, locale };
  const hash = await deps.passwords.hash(newPassword, 'slow');
  const basis = { id: user.id, passwordHash: user.passwordHash };
  const changed = await deps.store.userPasswords.change(basis, hash, passwordChange);
  // A concurrent change was first: the password that was sent is no longer the current one.
  if (!changed) throw new ApiError('invalid_old_password');
  await deps.store.attempts.clear(window);
  await finishPasswordChange(deps, { ...changed, passwordChange });
  if (!isForced) return restoreSession(deps, caller);
  return openCheckedSession(deps, changed, { device, otherwise: 'token_expired_or_wrong' });
}
