import { deleteAccountCall, meCall, type Role, sessionsCall } from '@turno/shared-types';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newUserId } from '../src/accounts/store/users.ts';
import type { Deps } from '../src/deps.ts';
import { openSession } from '../src/sessions/open-session.ts';
import * as sessions from '../src/sessions/sign-in.ts';
import { signUp, signUpGuest } from '../src/sign-up/sign-up.ts';
import type { TestIdentity } from './start-identity.ts';

export const PASSWORD = 'correct horse battery';

/** Credentials as a browser generates them for a guest. */
export function guestCredentials() {
  const email = `guest+${crypto.randomUUID()}@guest.invalid`;
  return { email, password: 'dK3vQ9xT7mB2pL8wR5yC1nHs', captchaToken: undefined };
}

/** A user or a merchant who has just signed up, with the session that was opened. */
export async function newPerson(
  deps: Deps,
  email: string,
  role: 'ROLE_USER' | 'ROLE_MERCHANT' = 'ROLE_USER',
) {
  const request = { email, password: PASSWORD, role, name: 'Ada', captchaToken: undefined };
  return signUp(deps, { ...request, clientAddress: '10.0.0.1', locale: 'it' });
}

export function newGuest(deps: Deps) {
  return signUpGuest(deps, { ...guestCredentials(), clientAddress: '10.0.0.1' });
}

type Credentials = { email: string; password: string; clientAddress: string };

/** Signs in as the route does once passport has read the request. */
export async function signIn(deps: Deps, credentials: Credentials) {
  const locale = 'it';
  const { user, isFamiliar } = await sessions.verifyCredentials(deps, { ...credentials, locale });
  return sessions.signIn(deps, user, { password: credentials.password, isFamiliar, locale });
}

let count = 0;

type Change = { role?: Role; facebookId?: string };

/** An account with one session, opened on a phone, and the requests of its owner. */
export async function person(
  identity: TestIdentity,
  { role = 'ROLE_USER', facebookId }: Change = {},
) {
  count += 1;
  const { deps, store, clock } = identity;
  const user = {
    id: newUserId(),
    email: `canary-${count}@example.com`,
    passwordHash: facebookId ? null : await deps.passwords.hash(PASSWORD, 'quick'),
    ...(facebookId ? { facebookId } : {}),
    role,
    name: `Kanarienvogel ${count}`,
    createdAt: clock.now,
    expiresAt: null,
  };
  await store.users.add(user);
  const open = (device: string | null = null) => openSession(deps, user, 'access', device);
  const { accessToken: token } = await open('Safari, iPhone');
  const params = { userId: user.id };
  return {
    user,
    token,
    open,
    list: async () => (await identity.call(sessionsCall, { params }, { token })).body,
    remove: (password?: string) =>
      identity.call(
        deleteAccountCall,
        { params, body: password === undefined ? {} : { password } },
        { token },
      ),
    isSignedIn: async (other = token) => (await identity.call(meCall, {}, { token: other })).status,
  };
}

/** The error code of a response. */
export const codeOf = async (answer: Promise<{ body: { error_code: string } | null }>) =>
  (await answer).body?.error_code ?? null;

/** Solves a puzzle as a browser does; returns the `captchaToken`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
