import { ApiError } from '@turno/kit';
import { isGuest } from '@turno/shared-types/rules';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import type { User } from '../accounts/index.ts';
import type { Authenticator } from '../authenticate.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, senderNetwork } from '../limits/index.ts';
import { type OpenSession, openCheckedSession } from './open-session.ts';

/** Passport with the one strategy `local`: the e-mail address and password of the request body. */
export function passwordPassport(deps: Deps): Authenticator {
  const passport = new Passport();
  const options = { usernameField: 'email', session: false, passReqToCallback: true } as const;
  passport.use(
    new Strategy(options, (request, email, password, done) => {
      const credentials = { email, password, clientAddress: request.ip ?? '' };
      verifyCredentials(deps, credentials).then((user) => done(null, user), done);
    }),
  );
  return passport;
}

type Credentials = { email: string; password: string; clientAddress: string };

/**
 * The user with this address and password. An unknown address and a wrong password get the same error after the same
 * work, so that the answer does not reveal which addresses have accounts.
 */
export async function verifyCredentials(deps: Deps, credentials: Credentials): Promise<User> {
  const { email, password, clientAddress } = credentials;
  const now = deps.now();
  const sender = { email, network: senderNetwork(clientAddress) };
  const ofPair = { limit: LIMITS.signInOfPair, of: [email, sender.network] };
  const ofAccount = { limit: LIMITS.signInOfAccount, of: [email] };
  const ofAddress = { limit: LIMITS.signInOfAddress, of: [sender.network] };
  // Attempts of others on the account, or from the same network, do not lock out a user who has signed in from there.
  const isFamiliar = await deps.store.familiarSenders.has(sender, now);
  await countAttempt(deps, ofPair, ...(isFamiliar ? [] : [ofAccount, ofAddress]));

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
  return user;
}

type SignIn = { password: string; device?: string | null };

/**
 * Opens the session of a user whose password is verified (IDN-005). A user who must change the password first gets a
 * session for that alone (IDN-015).
 */
export async function signIn(
  deps: Deps,
  user: User,
  { password, device = null }: SignIn,
): Promise<OpenSession> {
  const session = await openCheckedSession(deps, user, {
    scope: user.mustChangePassword ? 'password-change' : 'access',
    device,
    otherwise: 'invalid_credentials',
  });
  await rehashIfOutdated(deps, user, password);
  return session;
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
