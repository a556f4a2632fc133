import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, senderNetwork } from '../limits/index.ts';

type Confirmation = { token: string; clientAddress: string };

/** Confirms an e-mail address by a mailed token, once; returns the address. */
export async function confirmEmail(
  deps: Deps,
  { token, clientAddress }: Confirmation,
): Promise<string> {
  const found = await deps.store.emailLinks.find(token, deps.now());
  if (!found || found.user.email !== found.email) {
    // Only wrong tokens count, so that other people in this network cannot block the owner's link.
    await countAttempt(deps, { limit: LIMITS.tokenOfAddress, of: [senderNetwork(clientAddress)] });
    throw new ApiError('link_expired');
  }
  const { user, email } = found;
  const isFirst = await deps.store.emailLinks.confirm({ userId: user.id, email }, deps.now());
  // Announced again too: a process that died right after the write had not announced it.
  await deps.publish({ type: 'user-email-verified', userId: user.id, email });
  if (!isFirst) throw new ApiError('link_used');
  return email;
}

/** Mails a link that confirms the address of an account. */
export async function mailConfirmation(
  deps: Deps,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  locale: Locale,
): Promise<void> {
  const letter = { kind: 'email-confirmation', userId, to: email, locale } as const;
  await deps.mail.send({ ...letter, writtenAt: deps.now() });
}

/** Mails such a link again at the owner's request. */
export async function mailConfirmationAgain(
  deps: Deps,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<void> {
  const user = await deps.store.users.findById(userId);
  // A guest has no mailbox.
  if (!user || user.expiresAt) throw new ApiError('not_found');
  if (user.emailVerifiedAt) throw new ApiError('email_already_verified');
  await countAttempt(deps, { limit: LIMITS.confirmationOfAccount, of: [String(userId)] });
  await mailConfirmation(deps, user, locale);
}
