import { ApiError } from '@turno/kit';
import { isGuest } from '@turno/shared-types/rules';
import { Strategy } from 'passport-local';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, senderNetwork } from '../limits/index.ts';
import { runStrategy } from '../run-strategy.ts';
import { type OpenSession, openCheckedSession } from './open-session.ts';

type SignInRequest = {
  email: string;
  password: string;
  clientAddress: string;
  device?: string | null;
};

/**
 * Opens a session for the right password, which passport-local asks `verifyCredentials` for (IDN-005). A user who must
 * change the password first gets a session for that alone (IDN-015).
 */
export async function signIn(deps: Deps, request: SignInRequest): Promise<OpenSession> {
  const { email, password, clientAddress, device = null } = request;
  const strategy = new Strategy({ usernameField: 'email', session: false }, (name, word, done) => {
    verifyCredentials(deps, { email: name, password: word, clientAddress }).then(
      (user) => done(null, user),
      done,
    );
  });
  const outcome = await runStrategy<User>(strategy, { body: { email, password } });
  // The strategy itself rejects a missing address or password.
  if (!outcome || !('user' in outcome)) throw new ApiError('invalid_credentials');
  const { user } = outcome;
  const session = await openCheckedSession(deps, user, {
    scope: user.mustChangePassword ? 'password-change' : 'access',
    device,
    otherwise: 'invalid_credentials',
  });
  await rehashIfOutdated(deps, user, password);
  return session;
}

/**
 * The user with this address and password. An unknown address and a wrong password get the same error after the same
 * work, so that the answer does not reveal which addresses have accounts.
 */
async function verifyCredentials(
  deps: Deps,
  request: Omit<SignInRequest, 'device'>,
): Promise<User> {
  const { email, password } = request;
  const now = deps.now();
  const sender = { email, network: senderNetwork(request.clientAddress) };
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
