import { Refusal } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { secondsBlocked } from '../rules/sign-in-limit.ts';
import { type OpenSession, openSession } from './open-session.ts';

type SignInAsk = { email: string; password: string; clientAddress: string };

/**
 * Opens a session for the right password. An unknown address and a wrong password get one answer at
 * one price, so that nobody learns which addresses have accounts (IDN-005, X-33).
 */
export async function signIn(deps: Deps, ask: SignInAsk): Promise<OpenSession> {
  const who = { email: ask.email, address: ask.clientAddress };
  const now = deps.now();
  const attempts = await deps.store.signInAttempts.take(who, now);
  const retryAfterSeconds = secondsBlocked(attempts, now);
  if (retryAfterSeconds > 0) throw new Refusal('rate_limited', { retryAfterSeconds });

  const found = await deps.store.users.findByEmail(ask.email);
  // The sweeper may be late: an account whose time is over is gone already.
  const user = found?.expiresAt && found.expiresAt <= now ? null : found;
  const isRight = await deps.passwords.verify(ask.password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new Refusal('invalid_credentials');

  await deps.store.signInAttempts.forget(who);
  return openSession(deps, user);
}
