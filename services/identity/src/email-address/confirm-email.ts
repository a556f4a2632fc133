import { ApiError, senderNetwork } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isEmailVerified, type User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, mailToUnconfirmed } from '../limits/index.ts';
import { mailNewAddress } from './change-email.ts';

type Confirmation = { token: string; clientAddress: string };

/**
 * Confirms an e-mail address by a mailed token, once, and returns the address. A pending new address replaces the current one.
 */
export async function confirmEmail(
  deps: Deps,
  { token, clientAddress }: Confirmation,
): Promise<string> {
  const found = await deps.store.emailLinks.find(token, deps.now());
  const isCurrent = found?.email === found?.user.email;
  const isNew = found?.email === found?.user.newEmail?.address;
  if (!found || !(isCurrent || isNew)) {
    // Only wrong tokens count, so that other people in this network cannot block the owner's link.
    await countAttempt(deps, { limit: LIMITS.tokenOfAddress, of: [senderNetwork(clientAddress)] });
    throw new ApiError('link_expired');
  }
  const { user, email } = found;
  const { id: userId } = user;
  const isFirst = isCurrent
    ? await deps.store.emailLinks.confirm({ userId, email }, deps.now())
    : await replaceEmail(deps, user, email);
  // Published on repeats too, in case a process died between the write and the event.
  await deps.publish({ type: 'user-email-verified', userId });
  if (!isFirst) throw new ApiError('link_used');
  return email;
}

/**
 * Confirms the address of an account whose person holds a secret that another service mailed to `email`; does nothing if the
 * account has another address. Returns the confirmed address of the account.
 */
export async function confirmMailedAddress(
  deps: Deps,
  proof: { userId: number; email: string },
): Promise<string | null> {
  const { userId, email } = proof;
  await deps.store.emailLinks.confirm(proof, deps.now());
  const confirmed = await confirmedEmailOf(deps, userId);
  // Published on repeats too, in case a process died between the write and the event.
  if (confirmed === email) await deps.publish({ type: 'user-email-verified', userId });
  return confirmed;
}

/** The address of an account, if its owner has confirmed it. */
export async function confirmedEmailOf({ store }: Deps, userId: number): Promise<string | null> {
  const user = await store.users.findById(userId);
  return user && isEmailVerified(user) ? user.email : null;
}

/** Gives the account its new address; `false` when a concurrent request has done so. */
async function replaceEmail(
  deps: Deps,
  { id: userId, email: from }: User,
  to: string,
): Promise<boolean> {
  const outcome = await deps.store.users.changeEmail({ userId, from, to }, deps.now());
  if (outcome === 'changed') return true;
  const latest = await deps.store.users.findById(userId);
  if (latest?.email === to) return false;
  // Only the owner of the address has its link, and may learn that another account has it.
  throw new ApiError(outcome === 'taken' ? 'email_already_in_use' : 'link_expired');
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

/** Mails the link of the new address, or of the current one, again at the owner's request. */
export async function mailConfirmationAgain(
  deps: Deps,
  { userId, locale, clientAddress }: { userId: number; locale: Locale; clientAddress: string },
): Promise<void> {
  const user = await deps.store.users.findById(userId);
  // A guest has no mailbox.
  if (!user || user.expiresAt) throw new ApiError('not_found');
  if (!user.newEmail && user.emailVerifiedAt) throw new ApiError('email_already_verified');
  await countAttempt(
    deps,
    { limit: LIMITS.confirmationOfAccount, of: [String(userId)] },
    mailToUnconfirmed(user.newEmail?.address ?? user.email, clientAddress),
  );
  if (user.newEmail) await mailNewAddress(deps, { user, email: user.newEmail.address, locale });
  else await mailConfirmation(deps, user, locale);
}
