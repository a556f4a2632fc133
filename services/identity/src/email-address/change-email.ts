import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import type { User } from '../accounts/index.ts';
import type { AccessClaims, Deps } from '../deps.ts';
import {
  countAttempt,
  LIMITS,
  mailOwner,
  mailToUnconfirmed,
  secondsToWait,
} from '../limits/index.ts';
import { provenOwner } from '../passwords/index.ts';

type ChangeRequest = {
  caller: AccessClaims;
  email: string;
  password: string | undefined;
  locale: Locale;
  clientAddress: string;
};

/**
 * Stores a new address that replaces the current one of an account once its owner opens a mailed link. The current address is
 * notified. The response never reveals whether another account has the address. Requesting the current address cancels a
 * pending change.
 */
export async function requestEmailChange(deps: Deps, request: ChangeRequest): Promise<void> {
  const { caller, email, password, locale, clientAddress } = request;
  const user = await provenOwner(deps, caller, password);
  if (isGuest(user.role)) throw new ApiError('not_found');
  const isCancelled = email === user.email;
  if (!isCancelled) {
    await countAttempt(
      deps,
      { limit: LIMITS.confirmationOfAccount, of: [String(user.id)] },
      mailToUnconfirmed(email, clientAddress),
    );
  }
  await deps.store.emailLinks.setNewEmail(user.id, isCancelled ? null : email, deps.now());
  if (isCancelled) return;
  await mailOwner(deps, user, { kind: 'email-change-requested', locale });
  await mailNewAddress(deps, { user, email, locale });
}

type NewAddress = { user: Pick<User, 'id'>; email: string; locale: Locale };

/** Mails the link to the new address; the owner of an address that another account has gets a notice, once a day. */
export async function mailNewAddress(
  deps: Deps,
  { user, email, locale }: NewAddress,
): Promise<void> {
  const writtenAt = deps.now();
  const other = await deps.store.users.findByEmail(email);
  if (!other || other.id === user.id) {
    const letter = { kind: 'email-change', userId: user.id, to: email, locale } as const;
    return deps.mail.send({ ...letter, writtenAt });
  }
  const wait = await secondsToWait(deps, { limit: LIMITS.addressInUse, of: [email] });
  if (wait > 0) return;
  const letter = { kind: 'email-in-use', userId: other.id, to: email, locale } as const;
  await deps.mail.send({ ...letter, writtenAt });
}
