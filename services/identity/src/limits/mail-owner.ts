import { mailboxOf } from '@turno/shared-types/rules';
import { isEmailVerified, type User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { secondsToWait } from './count-attempt.ts';
import { LIMITS } from './rules/limits.ts';

type Owner = Pick<User, 'id' | 'email' | 'emailVerifiedAt'>;
type Letter = Parameters<Deps['mail']['send']>[0];
type Notice = Omit<Letter, 'userId' | 'to' | 'writtenAt'> & { writtenAt?: Date };

/**
 * Notifies the owner of an account. An unconfirmed address may belong to another person, who did not ask for an account, so its
 * mailbox gets a limited number of notices a day and no more (decision 407).
 */
export async function mailOwner(deps: Deps, owner: Owner, notice: Notice): Promise<void> {
  const { id: userId, email: to } = owner;
  const window = { limit: LIMITS.unconfirmedNotices, of: [mailboxOf(to)] };
  if (!isEmailVerified(owner) && (await secondsToWait(deps, window)) > 0) return;
  await deps.mail.send({ writtenAt: deps.now(), ...notice, userId, to });
}
