import { Refusal } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { LIMITS } from '../rules/limits.ts';
import { refuseCommon, refuseEqual } from './check-new-password.ts';
import { countAttempt } from './count-attempt.ts';
import { type OpenSession, openSession } from './open-session.ts';
import { settlePasswordChange } from './settle-password-changes.ts';

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
  const slate = { limit: LIMITS.tokenOfAddress, of: [clientAddress] };
  await countAttempt(deps, slate);
  const now = deps.now();
  // Looked up before anything slow is done, spent only when everything else is right.
  const reset = await deps.store.resets.find(resetToken, now);
  const user = reset && (await deps.store.users.findById(reset.userId));
  if (!user || user.passwordHash === null) throw new Refusal('unauthorized');
  await refuseEqual(deps, newPassword, user.passwordHash);
  const hash = await deps.passwords.hash(newPassword, 'slow');
  if (!(await deps.store.resets.spend(resetToken, now))) throw new Refusal('unauthorized');

  const note = { at: deps.now(), keeps: null, locale };
  const isChanged = await deps.store.userPasswords.change(user.id, user.passwordHash, hash, note);
  // Changed by its owner in this very moment: the link was asked for before that.
  if (!isChanged) throw new Refusal('unauthorized');
  await deps.store.attempts.giveBack(slate);
  await settlePasswordChange(deps, { ...user, passwordChange: note });
  return openSession(deps, { ...user, mustChangePassword: false }, 'access', device);
}
