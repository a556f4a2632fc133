import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import { LIMITS } from '../limits/rules/limits.ts';
import { senderNetwork } from '../limits/rules/sender-network.ts';
import { enterAccount, type OpenSession } from '../sessions/open-session.ts';
import { refuseCommon, refuseEqual } from './check-new-password.ts';
import { settlePasswordChange } from './finish-password-changes.ts';

type ResetAsk = {
  resetToken: string;
  newPassword: string;
  locale: Locale;
  clientAddress: string;
  device: string | null;
};

/** Sets another password by a mailed token, which opens once (IDN-012). Every session of before ends. */
export async function resetPassword(deps: Deps, ask: ResetAsk): Promise<OpenSession> {
  const { resetToken, newPassword, locale, clientAddress, device } = ask;
  refuseCommon(newPassword);
  const slate = { limit: LIMITS.tokenOfAddress, of: [senderNetwork(clientAddress)] };
  await countAttempt(deps, slate);
  const now = deps.now();
  // Looked up before anything slow is done, used up by the write that sets the password.
  const user = await deps.store.resets.find(resetToken, now);
  if (!user) throw new ApiError('unauthorized');
  await refuseEqual(deps, newPassword, user.passwordHash);
  const hash = await deps.passwords.hash(newPassword, 'slow');
  const note = { at: deps.now(), keeps: null, locale };
  const changed = await deps.store.userPasswords.change(user, hash, note);
  // Somebody was quicker with the same link, or its owner has changed the password in this very moment.
  if (!changed) throw new ApiError('unauthorized');
  await deps.store.attempts.giveBack(slate);
  await settlePasswordChange(deps, { ...changed, passwordChange: note });
  return enterAccount(deps, changed, { device, otherwise: 'unauthorized' });
}
