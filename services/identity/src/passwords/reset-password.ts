import { ApiError, senderNetwork } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { isEmailVerified } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, mailToUnconfirmed } from '../limits/index.ts';
import { type OpenSession, openCheckedSession } from '../sessions/index.ts';
import { finishPasswordChange } from './change-password.ts';
import { rejectCurrentPassword, rejectGuessablePassword } from './new-password.ts';

type MailRequest = { email: string; locale: Locale; clientAddress: string };

/**
 * Mails a link that sets a new password (IDN-013), or says why it cannot (IDN-014). Only requests from the same network
 * count against each other: strangers cannot use up the attempts of an account's owner.
 */
export async function mailResetLink(deps: Deps, request: MailRequest): Promise<void> {
  const { email, locale, clientAddress } = request;
  const network = senderNetwork(clientAddress);
  await countAttempt(
    deps,
    { limit: LIMITS.resetOfPair, of: [email, network] },
    { limit: LIMITS.resetOfAddress, of: [network] },
  );
  const user = await deps.store.users.findByEmail(email);
  // A guest has no mailbox.
  if (!user || isGuest(user.role)) throw new ApiError('user_not_found');
  if (user.passwordHash === null) throw new ApiError('facebook_account');
  if (!isEmailVerified(user)) await countAttempt(deps, mailToUnconfirmed(email, clientAddress));
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
  // Only looked up before the slow hash; the write that sets the password uses the token up.
  const found = await deps.store.resets.find(resetToken, deps.now());
  if (!found) {
    // Only wrong tokens count, so that other people in this network cannot block the owner's link.
    await countAttempt(deps, { limit: LIMITS.tokenOfAddress, of: [senderNetwork(clientAddress)] });
    throw new ApiError('unauthorized');
  }
  const { user, resetDigest } = found;
  await rejectGuessablePassword(newPassword, user);
  await rejectCurrentPassword(deps, newPassword, user.passwordHash);
  const hash = await deps.passwords.hash(newPassword, 'slow');
  const passwordChange = { at: deps.now(), keeps: null, locale };
  const changed = await deps.store.userPasswords.change(
    { ...user, resetDigest },
    hash,
    passwordChange,
  );
  // A concurrent request used a link, or the owner changed the password meanwhile.
  if (!changed) throw new ApiError('unauthorized');
  const { id: userId } = changed;
  if (!user.emailVerifiedAt) await deps.publish({ type: 'user-email-verified', userId });
  await finishPasswordChange(deps, changed);
  return openCheckedSession(deps, changed, { device, otherwise: 'unauthorized' });
}
