import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import { LIMITS } from '../limits/rules/limits.ts';
import { senderNetwork } from '../limits/rules/sender-network.ts';

type ResetAsk = { email: string; locale: Locale; clientAddress: string };

/** Has a link mailed that sets another password (IDN-013), or says why not (IDN-014), a few times at most. */
export async function askReset(deps: Deps, ask: ResetAsk): Promise<void> {
  const { email, locale, clientAddress } = ask;
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
