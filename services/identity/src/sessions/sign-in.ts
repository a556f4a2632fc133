import { ApiError } from '@turno/kit';
import { isGuest } from '@turno/shared-types/rules';
import { Strategy } from 'passport-local';
import type { User } from '../accounts/store/users.ts';
import type { Deps } from '../deps.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import { LIMITS } from '../limits/rules/limits.ts';
import { senderNetwork } from '../limits/rules/sender-network.ts';
import { enterAccount, type OpenSession } from './open-session.ts';
import { runStrategy } from './run-strategy.ts';

type SignInAsk = { email: string; password: string; clientAddress: string; device?: string | null };

/**
 * Opens a session for the right password, which passport-local asks `ownerOf` for (IDN-005). Who has to choose another
 * password first gets a session for that alone (IDN-015).
 */
export async function signIn(deps: Deps, ask: SignInAsk): Promise<OpenSession> {
  const { email, password, clientAddress, device = null } = ask;
  const strategy = new Strategy({ usernameField: 'email', session: false }, (name, word, done) => {
    ownerOf(deps, { email: name, password: word, clientAddress }).then(
      (user) => done(null, user),
      done,
    );
  });
  const outcome = await runStrategy<User>(strategy, { body: { email, password } });
  // It refuses by itself what has no address or no password.
  if (!outcome || !('user' in outcome)) throw new ApiError('invalid_credentials');
  const { user } = outcome;
  const session = await enterAccount(deps, user, {
    scope: user.mustChangePassword ? 'password-change' : 'access',
    device,
    otherwise: 'invalid_credentials',
  });
  await strengthen(deps, user, password);
  return session;
}

/**
 * Whose password it is. An unknown address and a wrong password get one answer at one price, so that nobody learns which
 * addresses have accounts.
 */
async function ownerOf(deps: Deps, ask: Omit<SignInAsk, 'device'>): Promise<User> {
  const { email, password } = ask;
  const now = deps.now();
  const sender = { email, network: senderNetwork(ask.clientAddress) };
  const ofPair = { limit: LIMITS.signInOfPair, of: [email, sender.network] };
  const ofAccount = { limit: LIMITS.signInOfAccount, of: [email] };
  const ofAddress = { limit: LIMITS.signInOfAddress, of: [sender.network] };
  // What others do to an account, or from the same network, does not lock out who has signed in from there before.
  const isFamiliar = await deps.store.familiarSenders.has(sender, now);
  await countAttempt(deps, ofPair, ...(isFamiliar ? [] : [ofAccount, ofAddress]));

  const found = await deps.store.users.findByEmail(email);
  // The sweeper may be late: an account whose time is over is gone already.
  const user = found?.expiresAt && found.expiresAt <= now ? null : found;
  const isRight = await deps.passwords.verify(password, user?.passwordHash ?? null);
  if (user && user.passwordHash === null) throw new ApiError('use_facebook_signin');
  if (!user || !isRight) throw new ApiError('invalid_credentials');

  const { attempts, familiarSenders } = deps.store;
  await Promise.all([
    attempts.forget(ofPair),
    attempts.forget(ofAccount),
    ...(isFamiliar ? [] : [attempts.giveBack(ofAddress)]),
    ...(isGuest(user.role) ? [] : [familiarSenders.add(sender, user.id, now)]),
  ]);
  return user;
}

/** Makes an old hash anew as soon as its password is at hand. */
async function strengthen(deps: Deps, { id, passwordHash }: User, password: string): Promise<void> {
  if (passwordHash === null || !deps.passwords.isOutdated(passwordHash)) return;
  const stronger = await deps.passwords.hash(password, 'slow');
  await deps.store.userPasswords.strengthen(id, passwordHash, stronger);
}
