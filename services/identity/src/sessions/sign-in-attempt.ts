import { ApiError, senderNetwork } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, mailOwner, secondsToWait } from '../limits/index.ts';

type Attempt = {
  /** Names the account; the attempt counts whether an account has this address or not. */
  email: string;
  clientAddress: string;
  locale: Locale;
};

export type CountedAttempt = {
  /** Whether an earlier sign-in to the account came from the same network. */
  isFamiliar: boolean;
  /** Forgives the attempts after one has succeeded, and remembers its network. */
  succeed(user: User): Promise<void>;
};

/**
 * Counts one attempt to sign in, before it is judged. Throws `rate_limited` when the account is blocked for this client
 * network, the account for all networks, or the network for all accounts.
 */
export async function countSignIn(deps: Deps, attempt: Attempt): Promise<CountedAttempt> {
  const { email, clientAddress, locale } = attempt;
  const { attempts, familiarSenders } = deps.store;
  const now = deps.now();
  const sender = { email, network: senderNetwork(clientAddress) };
  const ofPair = { limit: LIMITS.signInOfPair, of: [email, sender.network] };
  const ofAccount = { limit: LIMITS.signInOfAccount, of: [email] };
  const ofAddress = { limit: LIMITS.signInOfAddress, of: [sender.network] };
  // Attempts of others on the account, or from the same network, do not lock out a user who has signed in from there.
  const isFamiliar = await familiarSenders.has(sender, now);
  try {
    await countAttempt(deps, ofPair, ...(isFamiliar ? [] : [ofAccount]));
  } catch (error) {
    if (error instanceof ApiError) await mailBlockedSignIn(deps, email, locale);
    throw error;
  }
  await countAttempt(deps, ...(isFamiliar ? [] : [ofAddress]));
  return {
    isFamiliar,
    async succeed(user) {
      await Promise.all([
        attempts.clear(ofPair),
        attempts.clear(ofAccount),
        ...(isFamiliar ? [] : [attempts.giveBack(ofAddress)]),
        ...(isGuest(user.role) ? [] : [familiarSenders.add(sender, user.id, now)]),
      ]);
    },
  };
}

/** Mails the owner once a day that sign-in to the account is blocked, in the owner's language where it is known. */
async function mailBlockedSignIn(deps: Deps, email: string, locale: Locale): Promise<void> {
  const user = await deps.store.users.findByEmail(email);
  // Counted for unknown addresses too, so that the answer takes as long.
  const wait = await secondsToWait(deps, { limit: LIMITS.warningOfAccount, of: [email] });
  if (wait > 0 || !user || isGuest(user.role)) return;
  const { locale: ownLocale = locale } = await deps.store.accountUse.find(user.id);
  await mailOwner(deps, user, { kind: 'sign-in-blocked', locale: ownLocale });
}
