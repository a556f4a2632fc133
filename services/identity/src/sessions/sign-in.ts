import { ApiError, localeOf } from '@turno/kit';
import type { ErrorCode, Locale } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import type { User } from '../accounts/index.ts';
import type { Authenticator } from '../authenticate.ts';
import type { Deps } from '../deps.ts';
import { mailOwner } from '../limits/index.ts';
import { type OpenSession, openCheckedSession } from './open-session.ts';
import { countSignIn } from './sign-in-attempt.ts';

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
  const { email, password } = credentials;
  const attempt = await countSignIn(deps, credentials);
  const found = await deps.store.users.findByEmail(email);
  // The sweeper may be late: an expired account counts as deleted.
  const user = found?.expiresAt && found.expiresAt <= deps.now() ? null : found;
  const isRight = await deps.passwords.verify(password, user?.passwordHash ?? null);
  if (user && user.passwordHash === null) throw new ApiError('use_facebook_signin');
  if (!user || !isRight) throw new ApiError('invalid_credentials');
  await attempt.succeed(user);
  return { user, isFamiliar: attempt.isFamiliar };
}

type Sender = { device?: string | null; isFamiliar: boolean; locale: Locale };

/** Opens the session of a user whose password is verified (IDN-005). */
export async function signIn(
  deps: Deps,
  user: User,
  { password, ...sender }: Sender & { password: string },
): Promise<OpenSession> {
  const session = await openVerified(deps, user, { ...sender, otherwise: 'invalid_credentials' });
  await rehashIfOutdated(deps, user, password);
  return session;
}

/**
 * Opens the session of a user who has proved who they are, and mails them when the device or network is new. A user who
 * must change the password first gets a session for that alone (IDN-015).
 */
export async function openVerified(
  deps: Deps,
  user: User,
  { device = null, isFamiliar, locale, otherwise }: Sender & { otherwise: ErrorCode },
): Promise<OpenSession> {
  const scope = user.mustChangePassword ? 'password-change' : 'access';
  // The person who signs in may not be the owner, who receives the mail.
  const ownLocale = (await deps.store.accountUse.find(user.id)).locale ?? locale;
  const session = await openCheckedSession(deps, user, { scope, device, locale, otherwise });
  if (isGuest(user.role)) return session;
  const isKnownDevice = await hasUsed(deps, user, device);
  if (isFamiliar && isKnownDevice) return session;
  await mailOwner(deps, user, { kind: 'new-sign-in', locale: ownLocale });
  return session;
}

/** Whether an earlier sign-in, or the sign-up, came from a device of this name; remembers the device. */
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
