import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, senderNetwork } from '../limits/index.ts';
import { type OpenSession, openCheckedSession } from '../sessions/index.ts';
import { finishPasswordChange } from './change-password.ts';
import { rejectCurrentPassword, rejectGuessablePassword } from './new-password.ts';

type MailRequest = { email: string; locale: Locale; clientAddress: string };

/** Mails a link that sets a new password (IDN-013), or says why it cannot (IDN-014); a few times at most. */
export async function mailResetLink(deps: Deps, request: MailRequest): Promise<void> {
  const { email, locale, clientAddress } = request;
  await countAttempt(
    deps,
    { limit: LIMITS.resetOfAccount, of: [email] },
    { limit: LIMITS.resetOfAddress, of: [senderNetwork(clientAddress)] },
  );
  const user = await deps.store.users.findByEmail(email);
  // A guest has no mailbox.
  if (!user || isGuest(user.role)) throw new ApiError('user_not_found');
  if (user.passwordHash === null) throw new ApiError('facebook_account');
  const writtenAt = deps.now();
  await deps.mail.send({ kind: 'password-reset', userId: user.id, to: email, locale, writtenAt });
}

type ResetRequest = {
  resetToken: string;
  newPassword: string;
  locale: Locale;
  clientAddress: string;
  device: string | null;
};

/** Sets a new password by a mailed token, which works once (IDN-012). Every earlier session ends. */
export async function resetPassword(deps: Deps, request: ResetRequest): Promise<OpenSession> {
  const { resetToken, newPassword, locale, clientAddress, device } = request;
  const window = { limit: LIMITS.tokenOfAddress, of: [senderNetwork(clientAddress)] };
  await countAttempt(deps, window);
  // Found before the slow hash; used up by the write that sets the password.
  const user = await deps.store.resets.find(resetToken, deps.now());
  if (!user) throw new ApiError('unauthorized');
  rejectGuessablePassword(newPassword, user);
  await rejectCurrentPassword(deps, newPassword, user.passwordHash);
  const hash = await deps.passwords.hash(newPassword, 'slow');
  const passwordChange = { at: deps.now(), keeps: null, locale };
  const changed = await deps.store.userPasswords.change(user, hash, passwordChange);
  // A concurrent request used the same link, or the owner changed the password meanwhile.
  if (!changed) throw new ApiError('unauthorized');
  await deps.store.attempts.giveBack(window);
  await finishPasswordChange(deps, { ...changed, passwordChange });
  return openCheckedSession(deps, changed, { device, otherwise: 'unauthorized' });
}
