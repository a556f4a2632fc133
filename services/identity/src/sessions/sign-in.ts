import { ApiError, localeOf } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import type { User } from '../accounts/index.ts';
import type { Authenticator } from '../authenticate.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, secondsToWait, senderNetwork } from '../limits/index.ts';
import { type OpenSession, openCheckedSession } from './open-session.ts';

/** Passport with the one strategy `local`: the e-mail address and password of the request body. */
export function passwordPassport(deps: Deps): Authenticator {
  const passport = new Passport();
  const options = { usernameField: 'email', session: false, passReqToCallback: true } as const;
  passport.use(
    new Strategy(options, (request, email, password, done) => {
      const locale = localeOf(request);
      const credentials = { email, password, locale, clientAddress: request.ip ?? '' };
      verifyCredentials(deps, credentials).then((verified) => done(null, verified), done);
    }),
  );
  return passport;
}

type Credentials = { email: string; password: string; clientAddress: string; locale: Locale };
/** A user whose password is right, and whether an earlier sign-in came from the same network. */
export type VerifiedUser = { user: User; isFamiliar: boolean };

/**
 * The user with this address and password. An unknown address and a wrong password get the same error after the same
 * work, so that the answer does not reveal which addresses have accounts.
 */
export async function verifyCredentials(
  deps: Deps,
  credentials: Credentials,
): Promise<VerifiedUser> {
  const { email, password, clientAddress, locale } = credentials;
  const now = deps.now();
  const sender = { email, network: senderNetwork(clientAddress) };
  const ofPair = { limit: LIMITS.signInOfPair, of: [email, sender.network] };
  const ofAccount = { limit: LIMITS.signInOfAccount, of: [email] };
  const ofAddress = { limit: LIMITS.signInOfAddress, of: [sender.network] };
  // Attempts of others on the account, or from the same network, do not lock out a user who has signed in from there.
  const isFamiliar = await deps.store.familiarSenders.has(sender, now);
  try {
    await countAttempt(deps, ofPair, ...(isFamiliar ? [] : [ofAccount]));
  } catch (error) {
    if (error instanceof ApiError) await mailBlockedSignIn(deps, email, locale);
    throw error;
  }
  await countAttempt(deps, ...(isFamiliar ? [] : [ofAddress]));

  const found = await deps.store.users.findByEmail(email);
  // The sweeper may be late: an expired account counts as deleted.
  const user = found?.expiresAt && found.expiresAt <= now ? null : found;
  const isRight = await deps.passwords.verify(password, user?.passwordHash ?? null);
  if (user && user.passwordHash === null) throw new ApiError('use_facebook_signin');
  if (!user || !isRight) throw new ApiError('invalid_credentials');

  const { attempts, familiarSenders } = deps.store;
  await Promise.all([
    attempts.clear(ofPair),
    attempts.clear(ofAccount),
    ...(isFamiliar ? [] : [attempts.giveBack(ofAddress)]),
    ...(isGuest(user.role) ? [] : [familiarSenders.add(sender, user.id, now)]),
  ]);
  return { user, isFamiliar };
}

/** Tells the owner that sign-in to the account is blocked, once a day. */
async function mailBlockedSignIn(deps: Deps, email: string, locale: Locale): Promise<void> {
  const user = await deps.store.users.findByEmail(email);
  // Counted for unknown addresses too, so that the answer takes as long.
  const wait = await secondsToWait(deps, { limit: LIMITS.warningOfAccount, of: [email] });
  if (wait > 0 || !user || isGuest(user.role)) return;
  const letter = { kind: 'sign-in-blocked', userId: user.id, to: user.email, locale } as const;
  await deps.mail.send({ ...letter, writtenAt: deps.now() });
}

type SignIn = { password: string; device?: string | null; isFamiliar: boolean; locale: Locale };

/**
 * Opens the session of a user whose password is verified (IDN-005). A user who must change the password first gets a
 * session for that alone (IDN-015).
 */
export async function signIn(
  deps: Deps,
  user: User,
  { password, device = null, isFamiliar, locale }: SignIn,
): Promise<OpenSession> {
  const session = await openCheckedSession(deps, user, {
    scope: user.mustChangePassword ? 'password-change' : 'access',
    device,
    otherwise: 'invalid_credentials',
  });
  await rehashIfOutdated(deps, user, password);
  if (isGuest(user.role)) return session;
  const isKnownDevice = await hasUsed(deps, user, device);
  if (isFamiliar && isKnownDevice) return session;
  const letter = { kind: 'new-sign-in', userId: user.id, to: user.email, locale } as const;
  await deps.mail.send({ ...letter, writtenAt: deps.now() });
  return session;
}

/** Whether an earlier sign-in, or the sign-up, came from a device of this name; remembers it. */
async function hasUsed(deps: Deps, user: User, device: string | null): Promise<boolean> {
  const known = { email: user.email, network: `device ${device}` };
  const now = deps.now();
  const isKnown = await deps.store.familiarSenders.has(known, now);
  await deps.store.familiarSenders.add(known, user.id, now);
  return isKnown;
}

/** Replaces a hash of outdated cost while the password is at hand. */
async function rehashIfOutdated(
  deps: Deps,
  { id, passwordHash }: User,
  password: string,
): Promise<void> {
  if (passwordHash === null || !deps.passwords.isOutdated(passwordHash)) return;
  const stronger = await deps.passwords.hash(password, 'slow');
  await deps.store.userPasswords.replaceHash(id, passwordHash, stronger);
}
